import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { create } from 'zustand'
import { matchRoute, paths, timelineKeyOf } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'

const useStore = create<{ path: string | null }>(() => ({ path: null }))

/** Remembers the timeline that was looked at last. Call it once, in the shell. */
export function useRememberTimeline(): void {
  const [path] = useLocation()
  useEffect(() => {
    if (timelineKeyOf(matchRoute(path)) !== null) useStore.setState({ path })
  }, [path])
}

/** Where "Timelines" leads: the last one that was visited, else home, else the local timeline [SHELL-31]. */
export function useTimelinesPath(): string {
  const { status } = useSession()
  const last = useStore((state) => state.path)
  return last ?? (status === 'visitor' ? paths.publicTimeline : paths.friends)
}

export function forgetLastTimeline(): void {
  useStore.setState({ path: null })
}
