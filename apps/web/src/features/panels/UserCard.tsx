import type { AccountRow } from '@skein/store'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLanguageTag, useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSetting } from '../../model/settings.ts'
import { Truncate, truncated } from '../../ui/Truncate.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../media/index.ts'
import { EmojiText } from '../rich-text/index.ts'
import styles from './UserCard.module.css'

/** A number whose words tell nothing of a hidden one. */
const notToTell = 0

export interface UserCardProps {
  account: AccountRow
  /** Buttons beside the avatar. */
  actions: ReactNode
  /** In a drawer the banner is higher and the corners are square. */
  isFlush?: boolean
}

/** The viewer: banner, avatar, name, counts. */
export function UserCard({ account, actions, isFlush = false }: UserCardProps) {
  const t = useT()
  const language = useLanguageTag()
  const { restrictedNicknames } = useInstance().facts
  const profile = paths.profile(account, restrictedNicknames)
  const areHidden = useSetting('hideUserStats')
  const counts = [
    { what: 'posts', count: account.statusesCount, to: profile },
    { what: 'following', count: account.followingCount, to: `${profile}#follows` },
    { what: 'followers', count: account.followersCount, to: `${profile}#followers` },
  ] as const
  return (
    <div className={isFlush ? styles['flush'] : undefined} data-no-card="">
      <div className={styles['banner']}>
        <Picture src={account.header} alt="" decoding="async" />
      </div>
      <div className={styles['line']}>
        <Link to={profile} className={styles['avatar']} aria-label={account.displayName}>
          <PersonAvatar account={account} size={48} />
        </Link>
        <span className={styles['grow']} />
        {actions}
      </div>
      <div className={styles['id']}>
        <Link to={profile} className={clsx(truncated, styles['name'])} dir="auto">
          <EmojiText text={account.displayName} emojis={account.emojis} />
        </Link>
        {account.isLocked && (
          <span className={styles['lock']} data-tooltip={t('shell.userPanel.isLocked')}>
            <LockIcon size={14} />
            <VisuallyHidden>{t('shell.userPanel.isLocked')}</VisuallyHidden>
          </span>
        )}
        <Truncate className={styles['handle']}>
          <bdi dir="ltr">@{account.handle}</bdi>
        </Truncate>
      </div>
      <ul className={styles['counts']}>
        {counts.map(({ what, count, to }) => (
          <li key={what}>
            <Link to={to} className={styles['count']}>
              {!areHidden && <b>{count.toLocaleString(language)}</b>}
              {t(`shell.userPanel.${what}`, { count: areHidden ? notToTell : count })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
