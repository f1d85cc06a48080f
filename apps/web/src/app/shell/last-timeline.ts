import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { create } from 'zustand'
import { matchRoute, timelineKeyOf } from '../../model/routes.ts'

const useStore = create<{ path: string | null }>(() => ({ path: null }))

/** Remembers the timeline that was looked at last. Call it once, in the shell. */
export function useRememberTimeline(): void {
  const [path] = useLocation()
  useEffect(() => {
    if (timelineKeyOf(matchRoute(path)) !== null) useStore.setState({ path })
  }, [path])
}

export const useLastTimeline = (): string | null => useStore((state) => state.path)

export function forgetLastTimeline(): void {
  useStore.setState({ path: null })
}
