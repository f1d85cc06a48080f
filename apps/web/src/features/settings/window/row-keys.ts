import type { KeyboardEvent } from 'react'

import { controlOf, focusControl } from './focus-control.ts'
import type { Row } from './use-rows.ts'

/** What has these keys for itself. */
const ownsArrows = 'input:not([type="checkbox"]), select, textarea'
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export const rowsIn = (place: Element | null): readonly HTMLElement[] =>
  [...(place?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])].filter(
    (row) => row.closest('[hidden]') === null,
  )

/** A choice goes on to its next value, a switch turns; what is typed is typed in its field. */
function changeByKey(element: HTMLElement, row: Row | undefined): void {
  const control = controlOf(element)
  if (row !== undefined && row.isChoice && row.needs === null) {
    const at = row.values.findIndex(({ value }) => value === row.chosen)
    const next = row.values[(at + 1) % row.values.length]
    if (next !== undefined) row.choose(next.value)
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.click()
  } else {
    control?.focus()
  }
}

interface RowKeysOptions {
  readonly rows: readonly Row[]
  /** Before the first row: the field of the search. */
  readonly onLeave: () => void
  /** Enter: where the row stands among others, leads there. */
  readonly onOpen: ((row: Row) => void) | null
}

/** Up and Down go from row to row; on a row itself Space changes it, and Enter opens its section or goes into it. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, options: RowKeysOptions): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return
  const element = target.closest<HTMLElement>('[data-setting]')
  if (element === null) return
  const row = options.rows.find(({ name }) => name === element.dataset['setting'])
  const step = steps[event.key]
  const isOnRow = target === element
  const isSwitch = target instanceof HTMLInputElement && target.type === 'checkbox'
  if (step !== undefined && !target.matches(ownsArrows)) {
    const all = rowsIn(event.currentTarget)
    const next = all[all.indexOf(element) + step]
    if (next === undefined) {
      if (step > 0) return
      options.onLeave()
    } else next.focus()
  } else if (event.key === ' ' && isOnRow) changeByKey(element, row)
  else if (event.key === 'Enter' && (isOnRow || isSwitch) && row !== undefined) {
    if (options.onOpen !== null) options.onOpen(row)
    else focusControl(element)
  } else return
  event.preventDefault()
}
