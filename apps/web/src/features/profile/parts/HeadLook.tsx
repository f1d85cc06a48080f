import type { AccountRow } from '@skein/store'
import type { ReactNode } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { longDay } from '../../../lib/written-date.ts'
import { CheckIcon, LockIcon } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { Badges } from '../../person-card/index.ts'
import { EmojiText, RichText } from '../../rich-text/index.ts'
import { InstanceMark } from '../../status/index.ts'
import styles from './ProfileHead.module.css'

interface HeadLookProps {
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
export function HeadLook({ account, actions, marks, children, isSample = false }: HeadLookProps) {
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

interface HtmlProps {
  readonly account: AccountRow
  readonly html: string
  readonly className?: string | undefined
}

/** What a server made of somebody's words. */
export function HeadHtml({ account: { emojis, url }, html, className }: HtmlProps) {
  return <RichText html={html} emojis={emojis} baseUrl={url === '' ? undefined : url} className={className} />
}

export function HeadNote({ account }: { readonly account: AccountRow }) {
  return <HeadHtml account={account} html={account.note} className={styles['note']} />
}

/** What somebody says of themselves before a server made anything of it. */
export function HeadPlainNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles['plainNote']} dir="auto">
      {children}
    </p>
  )
}

interface HeadFieldsProps {
  readonly fields: readonly {
    readonly name: string
    readonly value: ReactNode
    readonly verifiedAt: string | null
  }[]
  readonly emojis: AccountRow['emojis']
}

export function HeadFields({ fields, emojis }: HeadFieldsProps) {
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
              {value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
