import type { StatusId } from '@skein/api'

import type { LazyModule } from '../../lib/lazy-module.ts'
import { listRows } from './inserted-rows.ts'

/** Opens the conversation of a post below its row in the list that is on screen, or shuts it. */
export type ToggleInlineThread = (rowId: string, statusId: StatusId) => void

let toggle: LazyModule<ToggleInlineThread> | null = null

/** Says who draws below the rows of lists. */
export function registerInlineThread(code: LazyModule<ToggleInlineThread>): void {
  toggle = code
}

/** Null where nobody draws below rows. */
export function getInlineThreadToggle(): LazyModule<ToggleInlineThread> | null {
  return toggle
}

/** Whether something was opened below a row of the list that is on screen. */
export function isExpanded(rowId: string): boolean {
  const { shown, inserted } = listRows.getState()
  return shown !== null && inserted.get(shown.name)?.hasBelow(rowId) === true
}
