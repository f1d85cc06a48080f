import type { AccountRow } from '@skein/store'
import type { ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { LockIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { Badges } from '../../person-card/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { InstanceMark } from '../../status/index.ts'
import styles from './ProfileHead.module.css'

interface ProfileBannerProps {
  readonly account: AccountRow
  /** Beside the picture. */
  readonly actions?: ReactNode
  /** Behind the handle. */
  readonly marks?: ReactNode
  /** What they say of themselves, and the rest. */
  readonly children: ReactNode
  /** Within another page the name is no heading of the page. */
  readonly isSample?: boolean
}

/** How the head of a profile looks: banner, picture, name, handle. */
export function ProfileBanner({ account, actions, marks, children, isSample = false }: ProfileBannerProps) {
  const t = useT()
  const Name = isSample ? 'p' : 'h1'
  return (
    <div className={styles['head']}>
      <div className={styles['banner']}>
        <Picture src={account.header} alt="" decoding="async" />
      </div>
      <div className={styles['line']}>
        <PersonAvatar account={account} className={styles['avatar']} />
        {actions}
      </div>
      <Name className={styles['name']}>
        <span dir="auto">
          <EmojiText text={account.displayName} emojis={account.emojis} />
        </span>
        {account.isLocked && (
          <span className={styles['lock']} data-tooltip={t('profile.locked')}>
            <LockIcon size={16} />
            <VisuallyHidden>{t('profile.locked')}</VisuallyHidden>
          </span>
        )}
      </Name>
      <div className={styles['handleLine']}>
        <InstanceMark account={account} />
        <span className={styles['handle']} dir="ltr">
          @{account.handle}
        </span>
        <Badges account={account} />
        {marks}
      </div>
      {children}
    </div>
  )
}
