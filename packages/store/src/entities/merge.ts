import { isEqual } from './equal.ts'
import type { Change } from './types.ts'

/** Fields that count the holders of a flag, by the flag: `isFavourited` goes with `favouritesCount`. */
export type Counters<Row> = { readonly [Flag in keyof Row]?: keyof Row }

/**
 * The row after the server told a newer version. Fields in `absent` keep what was known, equal
 * fields keep their identity, and a version that says nothing new gives the old row itself.
 */
export function mergeRow<Row extends object>(known: Row, told: Row, absent: ReadonlySet<string>): Row {
  const merged: Row = { ...known }
  let isChanged = false
  for (const field of Object.keys(told) as (keyof Row & string)[]) {
    if (absent.has(field) || isEqual(known[field], told[field])) continue
    merged[field] = told[field]
    isChanged = true
  }
  return isChanged ? merged : known
}

/**
 * The row with a change applied. A flag that the change turns moves its counter by one; a flag
 * that already stands as wanted is counted in the row and moves nothing.
 */
export function applyChange<Row extends object>(row: Row, change: Change<Row>, counters: Counters<Row>): Row {
  const wanted = typeof change === 'function' ? change(row) : change
  const counted: Partial<Row> = {}
  for (const flag of Object.keys(counters) as (keyof Row)[]) {
    const counter = counters[flag]
    if (counter === undefined || !(flag in wanted) || counter in wanted) continue
    const step = Number(wanted[flag] === true) - Number(row[flag] === true)
    const count = row[counter]
    if (step === 0 || typeof count !== 'number') continue
    counted[counter] = Math.max(0, count + step) as Row[keyof Row]
  }
  return mergeRow(row, { ...row, ...wanted, ...counted }, new Set())
}
