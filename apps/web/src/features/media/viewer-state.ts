import type { Attachment, StatusId } from '@skein/api'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

/** The post that media belong to. */
export interface MediaPost {
  readonly statusId: StatusId
  /** The row it was opened from: a form or a question appears there. */
  readonly place: string
}

/** What the viewer was asked to show. */
export interface ViewerRequest {
  readonly items: readonly Attachment[]
  /** The one to begin with, from 0. */
  readonly index: number
  /** Language of the descriptions, when known. */
  readonly lang: string | null
  readonly post: MediaPost | null
}

interface ViewerState {
  readonly request: ViewerRequest | null
  readonly isClosing: boolean
}

const shut: ViewerState = { request: null, isClosing: false }
const store = createStore<ViewerState>(() => shut)

export function showViewer(request: ViewerRequest): void {
  store.setState({ request, isClosing: false })
}

export function isViewerOpen(): boolean {
  return store.getState().request !== null
}

export function markClosing(): void {
  store.setState({ isClosing: true })
}

export function shutViewer(): void {
  store.setState(shut)
}

export function useViewer(): ViewerState {
  return useStore(store)
}
