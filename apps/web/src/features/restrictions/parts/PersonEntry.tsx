import type { AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { LongRelativeTime } from '../../../i18n/LongRelativeTime.tsx'
import { useAccount, useRelationship } from '../../../model/entities.ts'
import { Button } from '../../../ui/Button.tsx'
import { Text } from '../../../ui/Text.tsx'
import { PersonRow } from '../../people/index.ts'
import { heldMute, RelationTags, useIsBusy, useRelationActs } from '../../relations/index.ts'
import { peopleKinds, type PeopleKind } from '../kinds.ts'
import styles from '../Restrictions.module.css'

interface PersonEntryProps {
  readonly id: AccountId
  readonly kind: PeopleKind
  /** Found by the search: it is said what they are to the viewer. */
  readonly isFound?: boolean
}

/** A person who is muted or blocked, or can be, with the button for it. */
export function PersonEntry({ id, kind, isFound = false }: PersonEntryProps) {
  const account = useAccount(id)
  if (account === undefined) return null
  return (
    <PersonRow id={id} isPlain>
      <span className={styles['tags']}>{isFound && <RelationTags id={id} />}</span>
      {kind === 'mutes' && <MuteEnd id={id} />}
      <RestrictButton account={account} kind={kind} />
    </PersonRow>
  )
}

/** When the mute ends, if it does. */
function MuteEnd({ id }: { readonly id: AccountId }) {
  const t = useT()
  const relationship = useRelationship(id)
  const [mountedMs] = useState(() => Date.now())
  const { until } = heldMute(id, relationship)
  if (relationship?.muting !== true || until === null || until <= mountedMs) return null
  const time = () => <LongRelativeTime at={until} />
  return (
    <Text as="span" size="small" tone="faint" className={styles['end']}>
      {t.rich('restrictions.mutes.ends', { time })}
    </Text>
  )
}

interface RestrictButtonProps {
  readonly account: AccountRow
  readonly kind: PeopleKind
}

function RestrictButton({ account, kind }: RestrictButtonProps) {
  const t = useT()
  const { action, press } = peopleKinds[kind]
  const { context, perform, dialog } = useRelationActs(account)
  const isBusy = useIsBusy(account.id, action.name)
  const { relationship } = context
  if (relationship === undefined || !action.isOffered(context)) return null
  const isOn = action.isOn(relationship)
  const word = isOn ? press.on : press.off
  return (
    <>
      <Button
        size="small"
        variant={isOn ? 'default' : 'soft'}
        isPending={isBusy}
        disabled={!isOn && action.isDisabled?.(context) === true}
        aria-label={t(`relations.named.${word}`, { name: account.displayName })}
        onClick={() => perform(action)}
      >
        {t(`relations.labels.${word}`)}
      </Button>
      {dialog}
    </>
  )
}
