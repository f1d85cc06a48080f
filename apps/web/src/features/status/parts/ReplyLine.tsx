import type { AccountId } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { EmojiText } from '../../rich-text/index.ts'
import styles from './Lines.module.css'
import { ReplyIcon } from './row-icons.tsx'

interface ReplyLineProps {
  readonly status: StatusRow
  readonly viewerId: AccountId | null
}

/** Whom a post answers. [POST-09] */
export function ReplyLine({ status, viewerId }: ReplyLineProps) {
  const { inReplyToId, hasUnavailableParent, isParentVisible } = status
  if (inReplyToId === null && !hasUnavailableParent) return null
  return (
    <div className={clsx(styles['reply'], isParentVisible === false && styles['hiddenParent'])}>
      <ReplyIcon size={14} />
      <span className={styles['replyText']}>
        <Whom status={status} viewerId={viewerId} />
      </span>
    </div>
  )
}

function Whom({ status, viewerId }: ReplyLineProps) {
  const t = useT()
  const { restrictedNicknames } = useInstance()
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
