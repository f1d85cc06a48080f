import type { TimelineEntry } from '@skein/store'

import { RelativeTime, useLanguageTag, useT } from '../../../i18n/index.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import type { FilterContent } from '../../../model/filter-changes.ts'
import { entityStore, useAccount, useStatus } from '../../../model/entities.ts'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { Text } from '../../../ui/Text.tsx'
import { PersonAvatar } from '../../media/index.ts'
import { EmojiText } from '../../rich-text/index.ts'
import { beginningOf } from '../../status/index.ts'
import styles from '../Filters.module.css'
import { usePreview } from '../preview.ts'

/** Maximum posts that are listed; the rest is counted. */
const listedPosts = 20
/** Height of the strip and of the tick of a post that the filter is not for, in units of its picture. */
const height = 30
const low = 14

/** What a filter would do: a sentence, a tick for each post, and the posts that it is for. */
export function PreviewStrip({ tried }: { readonly tried: FilterContent }) {
  const t = useT()
  const language = useLanguageTag()
  const spoken = useSpokenPlace<HTMLParagraphElement>('polite')
  const { entries, hits } = usePreview(tried)
  const total = entries.length
  const oldest = entries.at(-1)
  const since = Date.parse((oldest && entityStore.statuses.get(oldest.statusId)?.createdAt) ?? '')
  return (
    <div className={styles['preview']}>
      <div className={styles['sum']}>
        <p ref={spoken} className={styles['sentence']}>
          {total === 0
            ? t('filters.preview.empty')
            : t(`filters.preview.${tried.effect}`, { count: hits.length, total })}
        </p>
        {!Number.isNaN(since) && (
          <Text as="span" size="small" tone="faint">
            {t('filters.preview.since', { time: timeOfDay(since, language) })}
          </Text>
        )}
      </div>
      {total > 0 && <Strip entries={entries} hits={new Set(hits)} />}
      {hits.length > 0 && (
        <ul className={styles['posts']} aria-label={t('filters.preview.posts')}>
          {hits.slice(0, listedPosts).map((entry) => (
            <HitPost key={entry.id} entry={entry} />
          ))}
          {hits.length > listedPosts && (
            <li className={styles['post']}>
              {t('filters.preview.more', { count: hits.length - listedPosts })}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

interface StripProps {
  readonly entries: readonly TimelineEntry[]
  readonly hits: ReadonlySet<TimelineEntry>
}

/** A tick for each post, the oldest first; those that the filter is for are as high as the strip. */
function Strip({ entries, hits }: StripProps) {
  const width = entries.length
  const ticks = entries.map((entry, index) => ({ x: width - index - 0.5, isHit: hits.has(entry) }))
  const pathOf = (isHit: boolean, top: number) =>
    ticks.flatMap((tick) => (tick.isHit === isHit ? `M${tick.x} ${top}V${height}` : [])).join('')
  return (
    <svg
      className={styles['strip']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles['tick']} d={pathOf(false, height - low)} />
      <path className={styles['hit']} d={pathOf(true, 0)} />
    </svg>
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
