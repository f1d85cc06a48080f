import type { InstanceSources } from '@skein/api'

import { fieldsOf, isRecord } from '../../lib/fields.ts'
import { serverKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** Raise it when the shape of a source changes: what an older client kept is then left aside. */
const format = 3

/** What the server said of itself at the last visit, so that the next start need not wait for it; null without it. */
export function readInstance(): InstanceSources | null {
  const stored = fieldsOf(readStored(serverKey('instance')))
  const { sources } = stored
  return stored['format'] === format && isRecord(sources) ? (sources as object as InstanceSources) : null
}

export function keepInstance(sources: InstanceSources): void {
  writeStored(serverKey('instance'), { sources, format })
}
