import type { StatusId } from '@skein/api'
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

export function closePanel(): void {
  actionState.setState({ panel: null })
}

/** What floats beside this row, or null. */
export function usePanel(place: string): PostPanel | null {
  return useStore(actionState, ({ panel }) => (panel?.place === place ? panel : null))
}

export function closeWindow(): void {
  actionState.setState({ window: null })
}

/** The window that was opened from this row, or null. */
export function useWindow(place: string): PostWindow | null {
  return useStore(actionState, ({ window }) => (window?.place === place ? window : null))
}
