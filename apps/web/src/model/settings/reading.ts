import { defineSetting } from './define-setting.ts'
import { flag, oneOf } from './parse.ts'

/** How people read: what is marked, what a press does, what is drawn without colours. */
export const reading = [
  /** `always`: also what the pointer gave the focus to. */
  defineSetting({
    name: 'visibleFocus',
    parse: oneOf('keyboard', 'always'),
    fallback: 'keyboard',
    follows: 'skein',
  }),
  /** Everywhere; in what people wrote links are underlined anyway. */
  defineSetting({ name: 'underlinedLinks', parse: flag, fallback: false, follows: 'skein' }),
  /** Until they are pointed at or have the focus. */
  defineSetting({ name: 'greyPictures', parse: flag, fallback: false, follows: 'skein' }),
  /** A press anywhere on a post opens its conversation. */
  defineSetting({ name: 'wholePostTap', parse: flag, fallback: false, follows: 'skein' }),
] as const
