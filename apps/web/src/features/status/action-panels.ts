import type { StatusId } from '@skein/api'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { actionState, type Asking, type Failure, type PostPanel, type PostWindow } from './action-state.ts'

/** Why the last thing tried with this post failed, until it is dismissed or something else is tried. */
export function useFailure(id: StatusId): Failure | null {
  return useStore(actionState, ({ failures }) => failures.get(id) ?? null)
}

/** The question that stands open in this row, or null. */
export function useAsking(place: string): Asking | null {
  return useStore(actionState, ({ asking }) => (asking?.context.place === place ? asking : null))
}

export function openWindow(window: PostWindow): void {
  actionState.setState({ window })
}

export function openPanel(panel: PostPanel): void {
  actionState.setState({ panel })
}

/** Does nothing when it is closed already, or another one is open. */
export function closePanel(panel: PostPanel): void {
  if (actionState.getState().panel === panel) actionState.setState({ panel: null })
}

/** What floats beside this row, or null. It is closed when the row leaves, and does not come back with it. */
export function usePanel(place: string): PostPanel | null {
  const panel = useStore(actionState, ({ panel }) => (panel?.place === place ? panel : null))
  const isThere = useRef(false)

  useEffect(() => {
    if (panel === null) return undefined
    isThere.current = true
    return () => {
      isThere.current = false
      // React's strict mode takes every row away and puts it back at once.
      queueMicrotask(() => isThere.current || closePanel(panel))
    }
  }, [panel])

  return panel
}

export function closeWindow(): void {
  actionState.setState({ window: null })
}

/** The window that was opened from this row, or null. */
export function useWindow(place: string): PostWindow | null {
  return useStore(actionState, ({ window }) => (window?.place === place ? window : null))
}
