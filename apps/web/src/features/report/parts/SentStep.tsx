import type { AccountRow } from '@skein/store'
import type { RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon, InfoIcon } from '../../../ui/icons.tsx'
import {
  block,
  domain,
  mute,
  useFreshRelationship,
  useIsBusy,
  useRelationActs,
  type RelationAction,
} from '../../relations/index.ts'
import { useDraft } from '../drafts.ts'
import styles from './SentStep.module.css'
import { StepTitle } from './StepTitle.tsx'

interface SentStepProps {
  readonly account: AccountRow
  readonly startRef: RefObject<HTMLElement | null>
}

const actions: Readonly<Record<'mute' | 'block' | 'domain', RelationAction>> = { mute, block, domain }
const ways = ['mute', 'block', 'domain'] as const

/** Thanks, and what one can do without the moderators. [REPORT-03] */
export function SentStep({ account, startRef }: SentStepProps) {
  const t = useT()
  const { state } = useDraft(account.id)
  useFreshRelationship(account.id)
  const { context, perform, dialog } = useRelationActs(account)
  const offered = ways.filter((way) => actions[way].isOffered(context))
  const name = account.displayName
  const isSure = state === 'sent'
  const Mark = isSure ? CheckIcon : InfoIcon
  return (
    <>
      <div className={styles['thanks']}>
        <span className={isSure ? styles['mark'] : styles['question']}>
          <Mark size={24} />
        </span>
        <StepTitle startRef={startRef}>{t(isSure ? 'report.sent.thanks' : 'report.sent.perhaps')}</StepTitle>
        {offered.length > 0 && <p>{t('report.sent.meanwhile', { name })}</p>}
      </div>
      {offered.length > 0 && (
        <ul className={styles['ways']}>
          {offered.map((way) => (
            <Way
              key={way}
              way={way}
              account={account}
              isOn={context.relationship !== undefined && actions[way].isOn(context.relationship)}
              onPress={() => perform(actions[way])}
            />
          ))}
        </ul>
      )}
      {dialog}
    </>
  )
}

interface WayProps {
  readonly way: (typeof ways)[number]
  readonly account: AccountRow
  readonly isOn: boolean
  readonly onPress: () => void
}

function Way({ way, account, isOn, onPress }: WayProps) {
  const t = useT()
  const isBusy = useIsBusy(account.id, way)
  const { icon: Glyph } = actions[way]
  const { displayName: name, handle } = account
  const host = handle.split('@')[1] ?? ''
  const label = {
    mute: t(isOn ? 'relations.labels.unmute' : 'relations.labels.mute'),
    block: t(isOn ? 'relations.labels.unblock' : 'relations.labels.block'),
    domain: t(isOn ? 'report.sent.domainUndo' : 'report.sent.domainAction'),
  }[way]
  const aria = {
    mute: t(isOn ? 'relations.named.unmute' : 'relations.named.mute', { name }),
    block: t(isOn ? 'relations.named.unblock' : 'relations.named.block', { name }),
    domain: t(isOn ? 'relations.labels.unblockDomain' : 'relations.labels.blockDomain', { domain: host }),
  }[way]
  return (
    <li className={styles['way']}>
      <span className={styles['icon']}>
        <Glyph size={18} />
      </span>
      <span className={styles['words']}>
        <b>{t(`report.sent.${way}`, { name, domain: host })}</b>
        <small>{t(`report.sent.${way}Effect`)}</small>
      </span>
      <Button size="small" isPending={isBusy} aria-label={aria} onClick={onPress}>
        {label}
      </Button>
    </li>
  )
}

export function SentFooter({ onDone }: { readonly onDone: () => void }) {
  const t = useT()
  return (
    <Button variant="primary" onClick={onDone}>
      {t('report.sent.done')}
    </Button>
  )
}
