import type { MentionRef } from '@skein/rich-text'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { personClass, useHighlight } from '../../../model/look.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'
import { Link } from '../../../ui/Link.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { domainOf } from '../rules/domain-of.ts'
import styles from './Mention.module.css'

interface KnownMentionProps {
  readonly account: MentionRef
  /** As the writer wrote it: for whom it turned out later, so that the text stands as it stood. */
  readonly words?: string
}

/** A name that leads to its person in this client. */
export function KnownMention({ account, words }: KnownMentionProps) {
  const t = useT()
  const { restrictedNicknames } = useInstance().facts
  const { viewerId } = useSession()
  const display = useSetting('mentionLinkDisplay')
  const hasTooltip = useSetting('mentionLinkShowTooltip')
  const hasFace = useSetting('mentionLinkShowAvatar')
  const fadesDomain = useSetting('mentionLinkFadeDomain')
  const isBold = useSetting('mentionLinkBoldenYou')
  const saysYou = useSetting('mentionLinkShowYous')
  const highlight = useHighlight(account.acct)

  const isRemote = account.acct.includes('@')
  const isYou = viewerId !== null && account.id === viewerId
  const showsDomain = display === 'full' || (display === 'full_for_remote' && isRemote)
  const style = highlight === null ? undefined : ({ '--mark': highlight.colour } as CSSProperties)
  const mention = () => (
    <>
      {hasFace && <Face id={account.id} />}@{account.username}
      {showsDomain && <span className={clsx(fadesDomain && styles['faded'])}>@{domainOf(account)}</span>}
    </>
  )
  return (
    <Link
      to={paths.profile(account, restrictedNicknames)}
      className={clsx(
        styles['mention'],
        isYou && isBold && styles['you'],
        highlight !== null && [styles[highlight.style], personClass(account.acct), 'highlighted'],
      )}
      style={style}
      data-tooltip={hasTooltip && display === 'short' && isRemote ? `@${account.acct}` : undefined}
    >
      {words ?? (isYou && saysYou ? t.rich('status.mentionOfYou', { mention }) : mention())}
    </Link>
  )
}

/** Of whom is known already; a mention alone brings no picture. */
function Face({ id }: { readonly id: MentionRef['id'] }) {
  const account = useAccount(id as Parameters<typeof useAccount>[0])
  return account === undefined ? null : (
    <PersonAvatar
      account={{ ...account, avatar: account.avatarStatic ?? account.avatar }}
      size={20}
      className={styles['face']}
    />
  )
}
