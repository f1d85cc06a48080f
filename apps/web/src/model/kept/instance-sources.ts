import type { InstanceSources } from '@skein/api'

import { fieldsOf, isRecord } from '../../lib/fields.ts'
import { serverKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** Raise it when the shape of a source changes: what an older client kept is then left aside. */
const format = 3

interface Stored {
  readonly sources: InstanceSources
  readonly format: number
}

/** What the server said of itself at the last visit, so that the next start need not wait for it; null without it. */
export function readInstance(): InstanceSources | null {
  const stored = readStored(serverKey('instance'))
  const kept = fieldsOf(stored)
  return kept['format'] === format && isRecord(kept['sources']) ? (stored as Stored).sources : null
}

export function keepInstance(sources: InstanceSources): void {
  writeStored(serverKey('instance'), { sources, format } satisfies Stored)
}
