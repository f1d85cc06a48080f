import type { AccountRow } from '@skein/store'
import type { RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import {
  CheckIcon,
  GlobeIcon,
  InfoIcon,
  MuteIcon,
  ShieldIcon,
  type IconComponent,
} from '../../../ui/icons.tsx'
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

const ways: readonly {
  readonly name: 'mute' | 'block' | 'domain'
  readonly action: RelationAction
  readonly icon: IconComponent
}[] = [
  { name: 'mute', action: mute, icon: MuteIcon },
  { name: 'block', action: block, icon: ShieldIcon },
  { name: 'domain', action: domain, icon: GlobeIcon },
]

/** Thanks, and what one can do without the moderators. [REPORT-03] */
export function SentStep({ account, startRef }: SentStepProps) {
  const t = useT()
  const { state } = useDraft(account.id)
  useFreshRelationship(account.id)
  const { context, perform, dialog } = useRelationActs(account)
  const offered = ways.filter(({ action }) => action.isOffered(context))
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
          {offered.map(({ name: way, action, icon }) => (
            <Way
              key={way}
              way={way}
              icon={icon}
              account={account}
              isOn={context.relationship !== undefined && action.isOn(context.relationship)}
              onPress={() => perform(action)}
            />
          ))}
        </ul>
      )}
      {dialog}
    </>
  )
}

interface WayProps {
  readonly way: 'mute' | 'block' | 'domain'
  readonly icon: IconComponent
  readonly account: AccountRow
  readonly isOn: boolean
  readonly onPress: () => void
}

function Way({ way, icon: Glyph, account, isOn, onPress }: WayProps) {
  const t = useT()
  const isBusy = useIsBusy(account.id, way)
  const { displayName: name, acct } = account
  const host = acct.split('@')[1] ?? ''
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
