import type { StatusId } from '@skein/api'
import type { LinearThread } from '@skein/store'
import { useRef, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { useComposing } from '../../model/composing.ts'
import { keepPlace, recallPlace, rowHeights } from '../../model/timeline-places.ts'
import { AnchoredList, estimatedRowPx, useListKeys, type AnchoredListHandle } from '../timeline/index.ts'
import { ThreadRow } from './ThreadRow.tsx'

interface ThreadProps {
  readonly thread: LinearThread
  readonly focusId: StatusId
  readonly isBusy: boolean
  readonly historyKey: string
}

/** The posts of a thread one after another [CONV-01, CONV-03], with the post in focus in view [ROUTE-22]. */
export function Thread({ thread, focusId, isBusy, historyKey }: ThreadProps) {
  const t = useT()
  const listRef = useRef<AnchoredListHandle>(null)
  const { ids, items, focusIndex } = thread
  const name = `conversation ${focusId}`
  const [start] = useState(() => startOf(thread, focusId, recallPlace(name, historyKey)))
  const composing = useComposing()
  useListKeys(listRef, ids)

  const renderRow = (id: string) => {
    const index = ids.indexOf(id as StatusId)
    const item = items[index]
    return (
      item && (
        <ThreadRow item={item} followsFocus={items[index - 1]?.isFocused === true} setSize={items.length} />
      )
    )
  }

  return (
    <div role="feed" aria-label={t('conversation.label')} aria-busy={isBusy}>
      <AnchoredList
        ref={listRef}
        ids={ids}
        renderRow={renderRow}
        heights={rowHeights(name)}
        estimatedSize={estimatedRowPx}
        place={start.place}
        focusAtStart={start.focusedId}
        keepMounted={composing && 'place' in composing ? [composing.place] : []}
        roomFor={focusIndex > 0 ? focusId : null}
        onPlace={(at, focusedId) => keepPlace(name, historyKey, { at, depth: 0, focusedId })}
      />
    </div>
  )
}

/** A place that was left is found again; else the post in focus is brought to the top, below what it answers. */
function startOf({ focusIndex }: LinearThread, focusId: StatusId, kept: ReturnType<typeof recallPlace>) {
  if (kept !== null) return { place: kept.at, focusedId: kept.focusedId }
  // Before anybody has touched the page the focus stays where the browser put it.
  const focusedId = navigator.userActivation.hasBeenActive ? focusId : null
  return { place: focusIndex > 0 ? { id: focusId, offset: 0 } : null, focusedId }
}
