import type { TimelineEntry } from '@skein/store'
import { useEffect } from 'react'
import { useStore } from 'zustand'

import { sessionStore } from '../../model/session.ts'

interface HitsPane {
  /** The posts that the filter in the section's editor is for; null without an editor. */
  readonly hits: readonly TimelineEntry[] | null
  /** The pane beside the section is drawn, so that the editor does not list them. */
  readonly isShown: boolean
}

const store = sessionStore<HitsPane>(() => ({ hits: null, isShown: false }))

export const useHitsPane = (): HitsPane => useStore(store)

/** Hands over the posts of the preview for as long as the component is there. */
export function useHitsForPane(hits: readonly TimelineEntry[], isForPane: boolean): void {
  useEffect(() => {
    if (!isForPane) return undefined
    store.setState({ hits })
    return () => store.setState({ hits: null })
  }, [hits, isForPane])
}

/** The component is the pane. */
export function useBeingHitsPane(): void {
  useEffect(() => {
    store.setState({ isShown: true })
    return () => store.setState({ isShown: false })
  }, [])
}
