import { timelineKeyText, type TimelineKey } from '@skein/api'
import { countNew, type TimelineEntry, type TimelineState } from '@skein/store'
import { clsx } from 'clsx'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

import { useT } from '../../i18n/index.ts'
import { failureText } from '../../model/notices.ts'
import { useHistoryKey } from '../../lib/history-key.ts'
import { lazyView } from '../lazy/index.ts'
import { markFirstContent } from '../../model/first-content.ts'
import { useHomeHeaderRows, type HeaderRows } from '../../model/places.ts'
import { isClosedToVisitors } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { useTimeline, visitTimeline } from '../../model/timelines.ts'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { AnchoredListHandle } from './list/AnchoredList.tsx'
import { MembersOnly } from '../session/index.ts'
import { OfflineNote } from './offline-part.tsx'
import { Heading, type HeadingProps } from './parts/Heading.tsx'
import styles from './Timeline.module.css'
import { TimelineList, type TimelineListProps } from './TimelineList.tsx'
import { useAutoShow } from './use-auto-show.ts'
import { useClickBlock } from './use-click-block.ts'
import { useShowNew } from './use-show-new.ts'
import { useWaysToNew } from './use-keys.ts'
import { useReplyFilter } from './use-reply-filter.ts'
import { useShowing } from './use-showing.ts'
import { useTitle } from './use-title.ts'

/** Only hashtags and lists have it. */
const HeadingActions = lazyView(() =>
  import('./parts/HeadingActions.tsx').then((part) => part.HeadingActions),
)

interface TimelineProps {
  readonly timelineKey: TimelineKey
  /** Above the posts. */
  readonly lead?: HeaderRows | undefined
  /** Draws the heading where the timeline is a part of something else. */
  readonly renderHeading?: ((heading: HeadingProps) => ReactNode) | undefined
  /** Draws the posts, if not one below the other. */
  readonly list?: ComponentType<TimelineListProps> | undefined
}

/** A timeline with its heading. Each history entry is a visit with a place of its own. */
export function Timeline(props: TimelineProps) {
  const historyKey = useHistoryKey()
  const visit = `${timelineKeyText(props.timelineKey)} ${historyKey}`
  return <TimelineVisit key={visit} {...props} historyKey={historyKey} />
}

interface TimelineVisitProps extends TimelineProps {
  readonly historyKey: string
}

function TimelineVisit(props: TimelineVisitProps) {
  const { timelineKey, historyKey, lead, renderHeading, list: List = TimelineList } = props
  const t = useT()
  const [key] = useState(timelineKey)
  const { state, feed } = useTimeline(key)
  // Before anything is painted: what an earlier visit left may have to go.
  useLayoutEffect(() => visitTimeline(key, historyKey), [key, historyKey])
  // Posts say themselves when they are drawn.
  const hasFailed = !state.isLoaded && state.newerError !== null
  useEffect(() => {
    if (hasFailed) markFirstContent()
  }, [hasFailed])
  const isVisitor = useSession().status === 'visitor'
  const isClosed = isClosedToVisitors(state.newerError, isVisitor)
  const homeLead = useHomeHeaderRows()
  const keeps = useReplyFilter(key)
  const title = useTitle(key)
  const isStatic = useSetting('disableStickyHeaders')
  const { isBlocked, block } = useClickBlock()
  const { isSeen } = useShowing(keeps, key)
  const news = newsOf(state, isSeen)

  const listRef = useRef<AnchoredListHandle>(null)
  const { showAtTop, showNew, readUp } = useShowNew(feed, isSeen, listRef, block)

  const showByKey = useCallback(() => {
    if (newsOf(feed.getState(), isSeen) === null) readUp()
    else showNew()
  }, [feed, isSeen, showNew, readUp])

  useAutoShow(news?.count ?? 0, showAtTop)
  const LazyTimelineParts = useWaysToNew(showByKey)

  const heading: HeadingProps = {
    title,
    news,
    // What is of old is neither up to date nor failed: the note over the list says what it is.
    isLoaded: state.isLoaded && state.asOf === null,
    error: isClosed ? null : state.newerError,
    onShowNew: showNew,
    onRetry: () => void feed.refresh(),
    children: (key.kind === 'tag' || key.kind === 'list') && (
      <HeadingActions timelineKey={key} title={title} />
    ),
  }

  return (
    <div className={clsx(styles['timeline'], isStatic && styles['static'])}>
      {renderHeading === undefined ? <Heading {...heading} /> : renderHeading(heading)}
      {LazyTimelineParts && (
        <LazyTimelineParts feed={feed} onShowNew={showNew} isSeen={isSeen} listRef={listRef} news={news} />
      )}
      {state.asOf !== null && state.newerError !== null && !isClosed && (
        <OfflineNote
          asOf={state.asOf}
          error={state.newerError}
          isRetrying={state.isLoadingNewer}
          onRetry={() => void feed.refresh()}
        />
      )}
      <div className={isBlocked ? styles['blocked'] : undefined}>
        {isClosed ? (
          <MembersOnly />
        ) : state.isLoaded ? (
          <List
            feed={feed}
            state={state}
            keeps={keeps}
            title={title}
            historyKey={historyKey}
            listRef={listRef}
            lead={lead ?? (key.kind === 'friends' ? (homeLead ?? undefined) : undefined)}
            onReadUp={readUp}
          />
        ) : state.newerError === null ? (
          <Skeleton label={t('timeline.loading')} rows={5} />
        ) : (
          <ErrorRow
            message={t('timeline.failed', { reason: failureText(state.newerError, t) })}
            retryLabel={t('common.retry')}
            onRetry={() => void feed.refresh()}
            isRetrying={state.isLoadingNewer}
          />
        )}
      </div>
    </div>
  )
}

/** [TL-05] What waits to be shown, or null. Without a count there is a gap above, or the filter has changed. */
function newsOf(state: TimelineState, isSeen: (entry: TimelineEntry) => boolean) {
  const count = countNew(state, isSeen)
  if (count === 0 && state.flushMarker === null && !state.needsReload) return null
  const newest = new Set(state.queued.filter(isSeen).map(({ accountId }) => accountId))
  // A full page: what lies between it and what is shown is not counted.
  return { count, hasMore: state.flushMarker !== null, authors: [...newest] }
}
