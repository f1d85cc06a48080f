import type { AccountId } from '@skein/api'
import { htmlToText } from '@skein/rich-text'

import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { PersonAvatar } from '../../media/index.ts'
import { FollowButton, useFreshRelationships } from '../../relations/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import type { People } from '../use-people.ts'
import styles from './PeopleStep.module.css'

const nobody: readonly AccountId[] = []

/** People who can be followed at once. */
export function PeopleStep({ people: { ids, error, isAsking, retry } }: { readonly people: People }) {
  const t = useT()
  useFreshRelationships(ids ?? nobody)
  if (ids === undefined)
    return error === null ? (
      <Skeleton kind="line" rows={5} label={t('firstRun.people.loading')} />
    ) : (
      <LoadFailure textKey="firstRun.people.failed" error={error} onRetry={retry} isRetrying={isAsking} />
    )
  return (
    <ul>
      {ids.map((id) => (
        <Person key={id} id={id} />
      ))}
    </ul>
  )
}

/** Not the way to them: it would lead away from the questions. */
function Person({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  if (account === undefined) return null
  const words = htmlToText(account.note).replaceAll(/\s+/g, ' ').trim()
  return (
    <li className={styles['person']}>
      <PersonAvatar account={account} size={48} />
      <div className={styles['who']}>
        <Truncate as="b" className={styles['name']} dir="auto">
          <EmojiText text={account.displayName} emojis={account.emojis} />
        </Truncate>
        <Truncate as="small" className={styles['handle']} dir="ltr">
          @{account.handle}
        </Truncate>
      </div>
      <FollowButton account={account} size="small" />
      {words !== '' && (
        <p className={styles['words']} dir="auto">
          {words}
        </p>
      )}
    </li>
  )
}
