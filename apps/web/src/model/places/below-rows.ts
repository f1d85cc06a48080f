import type { StatusId } from '@skein/api'

import type { LazyModule } from '../../lib/lazy-module.ts'
import { listRows } from './inserted-rows.ts'

/** Opens the conversation of a post below its row in the list that is on screen, or shuts it. */
export type ToggleBelow = (rowId: string, statusId: StatusId) => void

let toggle: LazyModule<ToggleBelow> | null = null

/** Says who draws below the rows of lists. */
export function offerBelow(code: LazyModule<ToggleBelow>): void {
  toggle = code
}

/** Null where nobody draws below rows. */
export function toggleBelow(): LazyModule<ToggleBelow> | null {
  return toggle
}

/** Whether something was opened below a row of the list that is on screen. */
export function isUnfolded(rowId: string): boolean {
  const { shown, inserted } = listRows.getState()
  return shown !== null && inserted.get(shown.name)?.hasBelow(rowId) === true
}
