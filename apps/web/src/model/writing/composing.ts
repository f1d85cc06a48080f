import { createEmitter } from '../../lib/emitter.ts'
import {
  composingStore,
  none,
  type ComposingInRow,
  type ComposingInWindow,
  type Slots,
} from './composing-store.ts'

const change = createEmitter()

/** Calls back before a form opens or closes: what is typed elsewhere has to be kept by then. Returns the way to stop. */
export const beforeComposing = change.on

function set(slots: Partial<Slots>): void {
  change.emit()
  composingStore.setState(slots)
}

/** Opens a form: one below a post, one in a window. What was typed into the one before stays in its draft. */
export function compose(composing: ComposingInRow | ComposingInWindow): void {
  set('place' in composing ? { row: composing } : { window: composing })
}

/** Closes a form, or both. */
export function stopComposing(slot?: keyof Slots): void {
  set(slot === undefined ? none : { [slot]: null })
}

/** Closes this form, where no other one has been opened in its place since. */
export function closeComposing(composing: ComposingInRow | ComposingInWindow): void {
  const slot = 'place' in composing ? 'row' : 'window'
  if (getComposing(slot) === composing) stopComposing(slot)
}

export function getComposing<Slot extends keyof Slots>(slot: Slot): Slots[Slot] {
  return composingStore.getState()[slot]
}
