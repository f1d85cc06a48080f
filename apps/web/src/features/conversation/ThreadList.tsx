import type { StatusId } from '@skein/api'
import { useState, type ReactNode, type RefObject } from 'react'

import { useT } from '../../i18n/index.ts'
import { useComposing } from '../../model/writing.ts'
import { keepPlace, recallPlace, rowHeights } from '../../model/places.ts'
import { AnchoredList, estimatedRowPx, useListKeys, type AnchoredListHandle } from '../timeline/index.ts'

/** Starts the keys of rows in the place of missing posts. */
export const missingKey = 'missing:'

/** What both ways of drawing a thread are given. */
export interface ThreadViewProps {
  readonly listRef: RefObject<AnchoredListHandle | null>
  readonly focusId: StatusId
  /** The whole thread has arrived: what is not there is missing. */
  readonly isWhole: boolean
  readonly historyKey: string
  readonly newIds: ReadonlySet<StatusId>
}

interface ThreadListProps extends Omit<ThreadViewProps, 'newIds' | 'isWhole'> {
  /** Keys of rows; posts are known by their id. */
  readonly ids: readonly string[]
  readonly renderRow: (id: string) => ReactNode
  /** Rows are of other heights in a list and in a tree. */
  readonly look: string
}

/** The windowed rows of a thread, with the post in focus in view [ROUTE-22]. */
export function ThreadList(props: ThreadListProps) {
  const { listRef, focusId, historyKey, ids, renderRow, look } = props
  const t = useT()
  const name = `conversation ${focusId}`
  const hasAbove = hasPostsAbove(ids, focusId)
  const [start] = useState(() => startOf(hasAbove, focusId, recallPlace(name, historyKey)))
  const composing = useComposing('row')
  useListKeys(listRef, ids)

  return (
    <AnchoredList
      ref={listRef}
      label={t('conversation.label')}
      ids={ids}
      renderRow={renderRow}
      heights={rowHeights(`${name} ${look}`)}
      estimatedSize={estimatedRowPx}
      place={start.place}
      focusAtStart={start.focusedId}
      keepMounted={composing === null ? [] : [composing.place]}
      roomFor={hasAbove ? { id: focusId, offset: 0 } : null}
      // A word about what is missing pushes the first post down, in the place of hiding above it.
      keepsTopWithin={hasAbove ? -1 : 0}
      onPlace={(at, focusedId) => keepPlace(name, historyKey, { at, depth: 0, focusedId })}
    />
  )
}

/** A place that was left is found again; else the post in focus is brought to the top, below what it answers. */
function startOf(hasAbove: boolean, focusId: StatusId, kept: ReturnType<typeof recallPlace>) {
  if (kept !== null) return { place: kept.at, focusedId: kept.focusedId }
  // Before anybody has touched the page the focus stays where the browser put it.
  const focusedId = navigator.userActivation.hasBeenActive ? focusId : null
  return { place: hasAbove ? { id: focusId, offset: 0 } : null, focusedId }
}

function hasPostsAbove(ids: readonly string[], focusId: StatusId): boolean {
  return ids.slice(0, Math.max(0, ids.indexOf(focusId))).some((id) => !id.startsWith(missingKey))
}
