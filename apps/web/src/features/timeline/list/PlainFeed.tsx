/* oxlint-disable react/refs -- the handle reads its refs when a method is called, not while drawing */
import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useListKeys } from '../use-keys.ts'
import { focusTarget, isOfPage, type FeedHandle } from './feed-handle.ts'
import { focusMargins, scrollIntoMargins } from './focus-margins.ts'
import { findSurvivor } from './place.ts'
import { useBusyMark } from './use-busy-mark.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface PlainFeedProps {
  readonly label: string
  readonly ids: readonly string[]
  /** Draws an article that can have the focus. */
  readonly renderRow: (id: string, index: number) => ReactNode
}

/** A feed whose rows are all in the document: it may scroll in a column or a drawer. Its keys are those of timelines. */
export function PlainFeed({ label, ids, renderRow }: PlainFeedProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const handle = useRef<FeedHandle>(null)
  const shownIds = useRef(ids)
  const { focusedId, lastFocusedId, focusProps } = useFocusedRow(listRef)
  useListKeys(handle, ids)
  useBusyMark(listRef, ids)
  useKeptFocus(listRef)

  useLayoutEffect(() => {
    const before = shownIds.current
    shownIds.current = ids
    const goneId = focusedId.current
    if (goneId === null || ids.includes(goneId)) return
    // The focused row goes: the one that takes its place takes the focus.
    const heir = findSurvivor(before, (id) => ids.includes(id), before.indexOf(goneId))
    if (heir !== null) focusTarget(listRef.current, heir)?.focus({ preventScroll: true })
  }, [ids, focusedId])

  useImperativeHandle(handle, () => ({
    getElement: () => listRef.current,
    focusRow: (id) => {
      const target = focusTarget(listRef.current, id)
      if (target === null) return false
      const scrollsWithPage = isOfPage(target)
      target.focus({ preventScroll: scrollsWithPage })
      if (scrollsWithPage) scrollIntoMargins(target)
      return true
    },
    getFocusedId: () => (ids.includes(lastFocusedId.current ?? '') ? lastFocusedId.current : null),
    getReadId: () => {
      const rows = [...(listRef.current?.children ?? [])]
      const read = rows.find((row) => row.getBoundingClientRect().bottom > focusMargins.top)
      return read?.getAttribute('data-row-id') ?? null
    },
  }))

  return (
    // The rows take the focus; the list only notes which of them has it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={listRef} role="feed" aria-label={label} {...focusProps}>
      {ids.map((id, index) => (
        <div key={id} data-row-id={id}>
          {renderRow(id, index)}
        </div>
      ))}
    </div>
  )
}
