import { useState } from 'react'

import type { SectionId } from './rules/section-of.ts'

/** The sections that were looked at: they stay as they were left, for as long as the window is open. */
export function useVisited(current: SectionId | null): ReadonlySet<SectionId> {
  const [visited, setVisited] = useState<ReadonlySet<SectionId>>(new Set())
  if (current === null || visited.has(current)) return visited
  const next = new Set([...visited, current])
  setVisited(next)
  return next
}
