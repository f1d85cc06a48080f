import type { AccountRow } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { longDay } from '../../../lib/written-date.ts'
import { CheckIcon, ExternalIcon, LockIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText, RichText } from '../../rich-text/index.ts'
import { BotTag, InstanceMark } from '../../status/index.ts'
import type { ProfileTab } from '../rules/tabs.ts'
import styles from './ProfileHead.module.css'

interface ProfileHeadProps {
  readonly account: AccountRow
  readonly isOwn: boolean
  /** The views that this viewer may see. */
  readonly tabs: readonly ProfileTab[]
}

/** Banner, picture, name, what they say of themselves, and how many there are. */
export function ProfileHead({ account, isOwn, tabs }: ProfileHeadProps) {
  const t = useT()
  const language = useLanguageTag()
  const joined = Date.parse(account.createdAt ?? '')
  return (
    <div className={styles['head']}>
      <div className={styles['banner']}>
        {account.header !== null && <img src={account.header} alt="" decoding="async" />}
      </div>
      <div className={styles['line']}>
        <PersonAvatar account={account} className={styles['avatar']} />
      </div>
      <h1 className={styles['name']}>
        <span dir="auto">
          <EmojiText text={account.displayName} emojis={account.emojis} />
        </span>
        {account.isLocked && (
          <span className={styles['lock']} data-tooltip={t('profile.locked')}>
            <LockIcon size={16} />
            <VisuallyHidden>{t('profile.locked')}</VisuallyHidden>
          </span>
        )}
      </h1>
      <div className={styles['handleLine']}>
        <InstanceMark account={account} />
        <span className={styles['handle']} dir="ltr">
          @{account.handle}
        </span>
        <Marks account={account} />
        {!account.isLocal && account.url !== '' && (
          <a href={account.url} target="_blank" rel="noopener noreferrer" className={styles['original']}>
            {t('profile.original')}
            <ExternalIcon size={14} />
          </a>
        )}
      </div>
      {account.note !== '' && (
        <RichText
          html={account.note}
          emojis={account.emojis}
          baseUrl={account.url === '' ? undefined : account.url}
          className={styles['note']}
        />
      )}
      <Fields account={account} />
      <div className={styles['counts']}>
        <Count account={account} side="follows" isOwn={isOwn} isLink={tabs.includes('follows')} />
        <Count account={account} side="followers" isOwn={isOwn} isLink={tabs.includes('followers')} />
        {!Number.isNaN(joined) && (
          <span className={styles['joined']}>{t('profile.joined', { date: longDay(joined, language) })}</span>
        )}
      </div>
    </div>
  )
}

function Marks({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const { role, showsRole } = account
  return (
    <>
      {showsRole && (role === 'admin' || role === 'moderator') && <Tag>{t(`profile.roles.${role}`)}</Tag>}
      {account.isBot && <BotTag />}
      {account.isDeactivated && <Tag>{t('profile.deactivated')}</Tag>}
    </>
  )
}

function Fields({ account: { fields, emojis, url } }: { readonly account: AccountRow }) {
  const t = useT()
  const language = useLanguageTag()
  if (fields.length === 0) return null
  return (
    <dl className={styles['fields']}>
      {fields.map(({ name, value, verifiedAt }, index) => {
        const ms = Date.parse(verifiedAt ?? '')
        const verified = Number.isNaN(ms) ? null : t('profile.verified', { date: longDay(ms, language) })
        return (
          <div key={index} className={verified === null ? undefined : styles['verified']}>
            <dt dir="auto">
              <EmojiText text={name} emojis={emojis} />
            </dt>
            <dd>
              {verified !== null && (
                <span className={styles['check']} data-tooltip={verified}>
                  <CheckIcon size={16} />
                  <VisuallyHidden>{verified}</VisuallyHidden>
                </span>
              )}
              <RichText html={value} emojis={emojis} baseUrl={url === '' ? undefined : url} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface CountProps {
  readonly account: AccountRow
  readonly side: 'follows' | 'followers'
  readonly isOwn: boolean
  readonly isLink: boolean
}

function Count({ account, side, isOwn, isLink }: CountProps) {
  const t = useT()
  const language = useLanguageTag()
  const isFollows = side === 'follows'
  const count = isFollows ? account.followingCount : account.followersCount
  const isHidden = !isOwn && (isFollows ? account.hidesFollowingCount : account.hidesFollowersCount)
  const text = (
    <>
      <b>{isHidden ? t('profile.hidden') : count.toLocaleString(language)}</b>{' '}
      {isFollows ? t('profile.following') : t('profile.followers', { count })}
    </>
  )
  if (!isLink) return <span className={styles['count']}>{text}</span>
  return (
    <Link to={`${location.pathname}#${side}`} className={styles['count']}>
      {text}
    </Link>
  )
}
