import type { AccountId, TimelineKey } from '@skein/api'
import { useEffect, type ComponentType } from 'react'

import { useT } from '../../i18n/index.ts'
import { useHistoryKey } from '../../lib/history-key.ts'
import { prefetchTimeline } from '../../model/timelines.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { HeaderRows } from '../../model/places.ts'
import { SplitHeading, Timeline, type TimelineListProps } from '../timeline/index.ts'
import { usePinned } from './use-pinned.tsx'

interface PostsProps {
  readonly timelineKey: TimelineKey
  /** The end of the bar of tabs. */
  readonly end: Element | null
  /** Above them. */
  readonly lead?: HeaderRows
  /** Draws them, if not one below the other. */
  readonly list?: ComponentType<TimelineListProps>
}

/** One of the timelines of a profile. */
export function Posts({ timelineKey, end, ...rest }: PostsProps) {
  return (
    <Timeline
      {...rest}
      timelineKey={timelineKey}
      renderHeading={(heading) => <SplitHeading {...heading} end={end} />}
    />
  )
}

/** [TL-03] Somebody's posts, with the pinned ones above them: both are asked for at once and shown together. */
export function PostsBelowPinned({ accountId, end }: { accountId: AccountId; end: Element | null }) {
  const t = useT()
  const historyKey = useHistoryKey()
  const lead = usePinned(accountId)
  const isWaiting = lead === null
  useEffect(() => {
    if (!isWaiting) return undefined
    const ahead = prefetchTimeline({ kind: 'user', accountId }, historyKey)
    return () => ahead.release()
  }, [isWaiting, accountId, historyKey])
  if (lead === null) return <Skeleton label={t('timeline.loading')} rows={5} />
  return <Posts timelineKey={{ kind: 'user', accountId }} lead={lead} end={end} />
}
