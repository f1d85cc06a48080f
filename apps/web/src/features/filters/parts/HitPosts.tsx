import type { TimelineEntry } from '@skein/store'

import { RelativeTime, useT } from '../../../i18n/index.ts'
import { useAccount, useStatus } from '../../../model/entities.ts'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { beginningOf } from '../../status/index.ts'
import styles from '../Filters.module.css'

/** Maximum posts that are listed; the rest is counted. */
const listedPosts = 20

/** The beginnings of the posts that a filter is for. */
export function HitPosts({ hits }: { readonly hits: readonly TimelineEntry[] }) {
  const t = useT()
  return (
    <ul className={styles['posts']} aria-label={t('filters.preview.posts')}>
      {hits.slice(0, listedPosts).map((entry) => (
        <HitPost key={entry.id} entry={entry} />
      ))}
      {hits.length > listedPosts && (
        <li className={styles['post']}>{t('filters.preview.more', { count: hits.length - listedPosts })}</li>
      )}
    </ul>
  )
}

function HitPost({ entry }: { readonly entry: TimelineEntry }) {
  const status = useStatus(entry.statusId)
  const account = useAccount(status?.accountId ?? null)
  if (status === undefined || account === undefined) return null
  return (
    <li className={styles['post']}>
      <PersonAvatar account={account} size={24} />
      <div className={styles['words']}>
        <p className={styles['who']}>
          <bdi>
            <EmojiText text={account.displayName} emojis={account.emojis} />
          </bdi>{' '}
          <span className={styles['when']}>
            <RelativeTime at={status.createdAt} />
          </span>
        </p>
        <p dir="auto" lang={status.language ?? undefined}>
          {beginningOf(status.subject === '' ? status.text : status.subject, 'short')}
        </p>
      </div>
    </li>
  )
}
