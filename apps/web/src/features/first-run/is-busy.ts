import { isTyping } from '../../lib/is-typing.ts'
import { getComposing } from '../../model/writing.ts'

/** Whether the viewer is writing or has a window open, so that nothing opens over it. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  getComposing('window') !== null ||
  getComposing('row') !== null ||
  isTyping(document.activeElement)
