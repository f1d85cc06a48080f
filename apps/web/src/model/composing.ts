import {
  composingStore,
  none,
  type ComposingInRow,
  type ComposingInWindow,
  type Slots,
} from './composing-store.ts'

const listeners = new Set<() => void>()

/** Calls back before a form opens or closes: what is typed elsewhere has to be kept by then. Returns the way to stop. */
export function beforeComposing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(slots: Partial<Slots>): void {
  for (const listener of listeners) listener()
  composingStore.setState(slots)
}

/** Opens a form: one below a post, one in a window. What was typed into the one before stays in its draft. */
export function compose(composing: ComposingInRow | ComposingInWindow): void {
  change('place' in composing ? { row: composing } : { window: composing })
}

/** Closes a form, or both. */
export function stopComposing(slot?: keyof Slots): void {
  change(slot === undefined ? none : { [slot]: null })
}

export function getComposing<Slot extends keyof Slots>(slot: Slot): Slots[Slot] {
  return composingStore.getState()[slot]
}
