import type { AccountId, StatusId } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import { EmojiText } from '../../rich-text/index.ts'
import { PreviewOpener } from '../attached-part.tsx'
import styles from './Lines.module.css'
import { replyDrawing } from './row-icons.tsx'

/** A post in small, for what leads to it. */
export const fetchPreview = () => import('./StatusPreview.tsx').then((part) => part.StatusPreview)

interface ReplyLineProps {
  readonly status: StatusRow
  readonly viewerId: AccountId | null
}

/** Whom a post answers; it leads to the answered post, and shows it to who waits there. [POST-09, POST-52] */
export function ReplyLine({ status, viewerId }: ReplyLineProps) {
  const { inReplyToId, hasUnavailableParent, isParentVisible } = status
  if (inReplyToId === null && !hasUnavailableParent) return null
  const className = clsx(styles['reply'], isParentVisible === false && styles['hiddenParent'])
  const whom = (
    <Truncate>
      <Whom status={status} viewerId={viewerId} />
    </Truncate>
  )
  return inReplyToId === null ? (
    <div className={className}>
      {replyDrawing}
      {whom}
    </div>
  ) : (
    <PreviewOpener fetchPanel={fetchPreview} panelProps={{ statusId: inReplyToId }} className={className}>
      <ParentLink id={inReplyToId} />
      {whom}
    </PreviewOpener>
  )
}

function ParentLink({ id }: { readonly id: StatusId }) {
  const t = useT()
  return (
    <Link to={paths.conversation(id)} className={styles['parent']} aria-label={t('status.replyingToOpen')}>
      {replyDrawing}
    </Link>
  )
}

function Whom({ status, viewerId }: ReplyLineProps) {
  const t = useT()
  const { restrictedNicknames } = useInstance().facts
  const { inReplyToAccountId: id, inReplyToAcct: acct } = status
  const account = useAccount(id)
  if (id !== null && id === viewerId) return t('status.replyingToYou')
  const handle = acct ?? account?.acct ?? status.mentions.find((mention) => mention.id === id)?.acct ?? null
  if (id === null || (handle === null && account === undefined)) return t('status.replyingToUnknown')
  const name = account?.displayName ?? `@${handle}`
  const tooltip = handle === null ? undefined : `@${handle}`
  const who = (
    <Link to={paths.profile({ id, acct: handle }, restrictedNicknames)} dir="auto" data-tooltip={tooltip}>
      <EmojiText text={name} emojis={account?.emojis ?? []} />
    </Link>
  )
  return t.rich('status.replyingTo', { name, who: () => who })
}
