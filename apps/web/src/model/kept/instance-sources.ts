import type { FrontendConfig, InstanceInfo, InstanceOptions, NodeInfo } from '@skein/api'

import { serverKey } from '../storage-areas.ts'
import { readStored, writeStored } from '../storage.ts'

/** What the server says of itself, as it is read from its four addresses; null for what did not come. */
export interface InstanceSources {
  readonly instance: InstanceInfo | null
  readonly nodeInfo: NodeInfo | null
  readonly staticConfig: FrontendConfig | null
  readonly serverConfig: FrontendConfig | null
}

/** What the server said last time, and what was made of it. */
export interface KeptInstance {
  readonly sources: InstanceSources
  readonly options: InstanceOptions
}

/** Raise it when the shape of a source or of the options changes: what an older client kept is then left aside. */
const format = 2

function isKept(value: unknown): value is KeptInstance {
  if (typeof value !== 'object' || value === null) return false
  const kept = value as Partial<Record<keyof KeptInstance | 'format', unknown>>
  return kept.format === format && isThere(kept.sources) && isThere(kept.options)
}

function isThere(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** What the last visit knew, so that the next start need not wait for it; null where nothing usable is kept. */
export function readInstance(): KeptInstance | null {
  const stored = readStored(serverKey('instance'))
  return isKept(stored) ? stored : null
}

export function keepInstance(kept: KeptInstance): void {
  writeStored(serverKey('instance'), { ...kept, format })
}
