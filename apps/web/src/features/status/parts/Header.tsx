import type { AccountRow, StatusRow } from '@skein/store'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RelativeTime, useLanguageTag, useT } from '../../../i18n/index.ts'
import { fullDate } from '../../../lib/written-date.ts'
import { useCanWriteDates } from '../../../lib/use-can-write-dates.ts'
import { useCan } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useSetting } from '../../../model/settings.ts'
import { Truncate, truncated } from '../../../ui/Truncate.tsx'
import { BotIcon, PenIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { act } from '../act.ts'
import type { ActionContext } from '../actions/types.ts'
import styles from './Header.module.css'
import { InstanceMark } from './InstanceMark.tsx'
import { PersonName } from './PersonName.tsx'
import { scopeDrawings } from './row-icons.tsx'

interface HeaderProps {
  readonly status: StatusRow
  readonly account: AccountRow
  /** Of the element that names the row. */
  readonly nameId?: string | undefined
  /** Present where the marks can be pressed. */
  readonly context?: ActionContext
  /** After the time. */
  readonly end?: ReactNode
}

/** Who, from where, for whom and when. */
export function Header({ status, account, nameId, context, end }: HeaderProps) {
  return (
    <header className={styles['header']}>
      <PersonName account={account} id={nameId} className={clsx(truncated, styles['name'])} />
      {account.isBot && <BotTag />}
      {!account.isLocal && <InstanceMark account={account} />}
      <Truncate className={styles['handle']} dir="ltr">
        {`@${account.handle}`}
      </Truncate>
      <span className={styles['end']}>
        {status.editedAt ? <EditedMark editedAt={status.editedAt} context={context} /> : null}
        <ScopeMark scope={status.scope} />
        <TimeLink status={status} />
        {end}
      </span>
    </header>
  )
}

/** Unless the marks of bots are turned off. */
export function BotTag() {
  const t = useT()
  if (useSetting('hideBotIndication')) return null
  return (
    <Tag>
      <BotIcon size={14} />
      {t('status.bot')}
    </Tag>
  )
}

/** Leads to the conversation. [POST-04] */
function TimeLink({ status }: { readonly status: StatusRow }) {
  return (
    <RelativeTime at={status.createdAt}>
      {(time, name) => (
        <Link to={paths.conversation(status.id)} className={styles['time']} aria-label={name}>
          {time}
        </Link>
      )}
    </RelativeTime>
  )
}

interface EditedMarkProps {
  readonly editedAt: string
  readonly context?: ActionContext | undefined
}

/** Says that the post was edited, and opens its versions. [POST-31] */
export function EditedMark({ editedAt, context }: EditedMarkProps) {
  const t = useT()
  const language = useLanguageTag()
  const canWriteDates = useCanWriteDates()
  const canEdit = useCan('editing')
  if (!canEdit) return null
  const ms = Date.parse(editedAt)
  const text =
    canWriteDates && !Number.isNaN(ms)
      ? t('status.editedAt', { date: fullDate(ms, language) })
      : t('status.edited')
  if (context === undefined)
    return (
      <span role="img" aria-label={text} data-tooltip={text}>
        <PenIcon size={14} />
      </span>
    )
  return (
    <button
      type="button"
      className={styles['pen']}
      data-tooltip={text}
      aria-haspopup="dialog"
      onClick={() => act('history', context)}
    >
      <PenIcon size={14} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </button>
  )
}

/** Who may read it. [POST-11] */
export function ScopeMark({ scope }: Pick<StatusRow, 'scope'>) {
  const t = useT()
  const text = t(`scopes.${scope}`)
  return (
    <span
      role="img"
      aria-label={text}
      data-tooltip={text}
      className={scope === 'direct' ? styles['direct'] : undefined}
    >
      {scopeDrawings[scope]}
    </span>
  )
}
