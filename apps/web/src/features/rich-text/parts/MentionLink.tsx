import type { MentionNode, MentionRef } from '@skein/rich-text'
import { clsx } from 'clsx'
import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'
import { Link } from '../../../ui/Link.tsx'
import styles from './Mention.module.css'

/** A written name: in this client when the server lists the account, else where the writer's link leads. */
export function MentionLink({ mention }: { readonly mention: MentionNode }) {
  if (mention.account !== null) return <KnownMention account={mention.account} />
  return (
    <a className={styles['mention']} href={mention.href} target="_blank" rel="noopener noreferrer nofollow">
      {mention.text}
    </a>
  )
}

function KnownMention({ account }: { readonly account: MentionRef }) {
  const t = useT()
  const { restrictedNicknames } = useInstance()
  const { viewerId } = useSession()
  const display = useSetting('mentionLinkDisplay')
  const hasTooltip = useSetting('mentionLinkShowTooltip')
  const fadesDomain = useSetting('mentionLinkFadeDomain')
  const isBold = useSetting('mentionLinkBoldenYou')
  const saysYou = useSetting('mentionLinkShowYous')

  const at = account.acct.indexOf('@')
  const domain = at === -1 ? '' : account.acct.slice(at)
  const isYou = viewerId !== null && account.id === viewerId
  const showsDomain = domain !== '' && display !== 'short'
  return (
    <Link
      to={paths.profile(account, restrictedNicknames)}
      className={clsx(styles['mention'], isYou && isBold && styles['you'])}
      data-tooltip={hasTooltip && display === 'short' && domain !== '' ? `@${account.acct}` : undefined}
    >
      @{account.username}
      {showsDomain && <span className={clsx(fadesDomain && styles['faded'])}>{domain}</span>}
      {isYou && saysYou && ` ${t('status.you')}`}
    </Link>
  )
}
