import { useRef } from 'react'

import { NotificationFeed, type NotificationFeedProps } from '../feed/NotificationFeed.tsx'
import { LeavingRows } from './LeavingRows.tsx'
import { useTaskKeys, type Actable } from './task-keys.ts'

interface ActableFeedProps extends NotificationFeedProps {
  /** What can be done with a row; null where it is not there any more. */
  readonly actableOf: (rowKey: string) => Actable | null
}

/** A list whose rows are done, put off and quieted, by keys too, and fade then. */
export function ActableFeed({ actableOf, ...feed }: ActableFeedProps) {
  const listRef = useRef<HTMLDivElement>(null)
  useTaskKeys(listRef, actableOf)
  return (
    <div ref={listRef}>
      <LeavingRows />
      <NotificationFeed {...feed} />
    </div>
  )
}
