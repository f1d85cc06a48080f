import type { AccountId, TimelineKey } from '@skein/api'
import { useEffect } from 'react'

import { useT } from '../../i18n/index.ts'
import { useHistoryKey } from '../../lib/history-key.ts'
import { beginAhead } from '../../model/timelines.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SplitHeading, Timeline } from '../timeline/index.ts'
import { usePinned } from './use-pinned.tsx'

interface PostsProps {
  readonly timelineKey: TimelineKey
  /** The end of the bar of tabs. */
  readonly end: Element | null
}

/** One of the timelines of a profile. */
export function Posts({ timelineKey, end }: PostsProps) {
  return (
    <Timeline
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
    const ahead = beginAhead({ kind: 'user', accountId }, historyKey)
    return () => ahead.release()
  }, [isWaiting, accountId, historyKey])
  if (lead === null) return <Skeleton label={t('timeline.loading')} rows={5} />
  return (
    <Timeline
      timelineKey={{ kind: 'user', accountId }}
      lead={lead}
      renderHeading={(heading) => <SplitHeading {...heading} end={end} />}
    />
  )
}
