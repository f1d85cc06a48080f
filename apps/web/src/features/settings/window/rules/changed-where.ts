import { namesOf, type PlacedControl } from '../../controls/sections.ts'
import type { SectionId } from './section-of.ts'

/** Settings that a section changes without a row. */
const rowless: ReadonlyMap<string, SectionId> = new Map([
  ['ownKeys', 'keys'],
  ['keyboardShortcuts', 'keys'],
])

export interface ChangedWhere<Row> {
  /** The row whose control changes just these. */
  readonly row: Row | null
  /** The only section that it was changed in. */
  readonly section: SectionId | null
  readonly isWithoutRow: boolean
}

/** Where the window shows settings that were changed at once. */
export function changedWhere<Row extends { readonly placed: PlacedControl }>(
  changed: readonly string[],
  rows: readonly Row[],
): ChangedWhere<Row> {
  const isTouched = (name: string) => changed.includes(name)
  const touched = rows.filter(({ placed }) => namesOf(placed).some(isTouched))
  const row = touched.find(({ placed }) => {
    const names = namesOf(placed)
    return names.length === changed.length && names.every(isTouched)
  })
  const sections = new Set<SectionId>(touched.map(({ placed }) => placed.section))
  for (const name of changed) {
    const section = rowless.get(name)
    if (section !== undefined) sections.add(section)
  }
  const [section = null] = sections
  return {
    row: row ?? null,
    section: sections.size === 1 ? section : null,
    isWithoutRow: touched.length === 0,
  }
}
