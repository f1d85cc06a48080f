import { isTyping } from '../../lib/is-typing.ts'
import { getComposing } from '../../model/writing.ts'

/** Whoever writes or has a window open is not disturbed. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  getComposing('window') !== null ||
  getComposing('row') !== null ||
  isTyping(document.activeElement)
