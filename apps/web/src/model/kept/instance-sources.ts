import type { InstanceSources } from '@skein/api'

import { serverKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** Raise it when the shape of a source changes: what an older client kept is then left aside. */
const format = 3

const isThere = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What the server said of itself at the last visit, so that the next start need not wait for it; null without it. */
export function readInstance(): InstanceSources | null {
  const stored = readStored(serverKey('instance'))
  if (!isThere(stored) || !('format' in stored) || stored.format !== format) return null
  return 'sources' in stored && isThere(stored.sources) ? (stored.sources as InstanceSources) : null
}

export function keepInstance(sources: InstanceSources): void {
  writeStored(serverKey('instance'), { sources, format })
}
