import type { TimelineEntry } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import type { FilterContent } from '../../../model/filter-changes.ts'
import { entityStore } from '../../../model/entities.ts'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import { Text } from '../../../ui/Text.tsx'
import styles from '../Filters.module.css'
import { useHitsForPane, useHitsPane } from '../hits-pane.ts'
import { usePreview } from '../preview.ts'
import { HitPosts } from './HitPosts.tsx'

/** Height of the strip and of the tick of a post that the filter is not for, in units of its picture. */
const height = 30
const low = 14

interface PreviewStripProps {
  readonly tried: FilterContent
  /** The filter that is edited; null for a new one. */
  readonly editedId: string | null
  /** The posts are in the pane beside the settings while it is shown. */
  readonly hasPane: boolean
}

/** What a filter would do: a sentence, a tick for each post, and the posts that it is for. */
export function PreviewStrip({ tried, editedId, hasPane }: PreviewStripProps) {
  const t = useT()
  const language = useLanguageTag()
  const spoken = useSpokenPlace<HTMLParagraphElement>('polite')
  const { entries, hits } = usePreview(tried, editedId)
  const { isShown } = useHitsPane()
  useHitsForPane(hits, hasPane)
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
      {hits.length > 0 && !(hasPane && isShown) && <HitPosts hits={hits} />}
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
