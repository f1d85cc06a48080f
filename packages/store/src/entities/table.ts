import { applyChange, mergeRow } from './merge.ts'
import type { Counters } from './merge.ts'
import type { Change, EntityTable, Patch } from './types.ts'

interface PendingPatch<Row> {
  readonly change: Change<Row>
}

/** Creates an empty table. `counters` names the counts that go with flags. */
export function createEntityTable<Id extends string, Row extends { readonly id: Id }>(
  counters: Counters<Row> = {},
): EntityTable<Id, Row> {
  const bases = new Map<Id, Row>()
  const patches = new Map<Id, readonly PendingPatch<Row>[]>()
  const merged = new Map<Id, Row>()
  const listeners = new Map<Id, Set<() => void>>()

  const notify = (id: Id): void => {
    for (const listener of Array.from(listeners.get(id) ?? [])) listener()
  }

  const read = (id: Id): Row | undefined => {
    const base = bases.get(id)
    const pending = patches.get(id)
    if (base === undefined || pending === undefined) return base
    const known = merged.get(id)
    if (known !== undefined) return known
    const row = pending.reduce((current, { change }) => applyChange(current, change, counters), base)
    merged.set(id, row)
    return row
  }

  /** Runs a change of the data, keeps the merged row's identity where it can, and tells who listens. */
  const change = (id: Id, run: () => void): void => {
    const before = read(id)
    run()
    merged.delete(id)
    const after = read(id)
    if (before !== undefined && after !== undefined && before !== after) {
      const kept = mergeRow(before, after, new Set())
      if (patches.has(id)) merged.set(id, kept)
      else bases.set(id, kept)
      if (kept === before) return
    } else if (before === after) return
    notify(id)
  }

  const setPatches = (id: Id, pending: readonly PendingPatch<Row>[]): void => {
    if (pending.length === 0) patches.delete(id)
    else patches.set(id, pending)
  }

  const upsert = (row: Row, absent: readonly string[] = []): void => {
    change(row.id, () => {
      const base = bases.get(row.id)
      const next = base === undefined ? row : mergeRow(base, row, new Set(absent))
      bases.delete(row.id)
      bases.set(row.id, next)
    })
  }

  const patch = (id: Id, wanted: Change<Row>): Patch => {
    const mine: PendingPatch<Row> = { change: wanted }
    change(id, () => setPatches(id, [...(patches.get(id) ?? []), mine]))
    const end = (isConfirmed: boolean): void => {
      const pending = patches.get(id)
      if (pending === undefined || !pending.includes(mine)) return
      change(id, () => {
        setPatches(
          id,
          pending.filter((other) => other !== mine),
        )
        const base = bases.get(id)
        if (isConfirmed && base !== undefined) bases.set(id, applyChange(base, wanted, counters))
      })
    }
    return { settle: () => end(true), drop: () => end(false) }
  }

  const subscribe = (id: Id, listener: () => void): (() => void) => {
    const mine = (): void => listener()
    const known = listeners.get(id) ?? new Set()
    listeners.set(id, known.add(mine))
    return () => {
      known.delete(mine)
      if (known.size === 0 && listeners.get(id) === known) listeners.delete(id)
    }
  }

  return {
    get: read,
    getBase: (id) => bases.get(id),
    upsert,
    patch,
    subscribe,
    isInUse: (id) => listeners.has(id) || patches.has(id),
    remove: (id) =>
      change(id, () => {
        bases.delete(id)
        patches.delete(id)
      }),
    clear: () => {
      const ids = [...bases.keys()]
      bases.clear()
      patches.clear()
      merged.clear()
      for (const id of ids) notify(id)
    },
    get size() {
      return bases.size
    },
    keys: () => bases.keys(),
  }
}
