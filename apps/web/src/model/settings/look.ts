import { defineSetting } from './define-setting.ts'
import { count, oneOf, optionalText } from './parse.ts'

const size = count(80, 2_000)

/** How the whole document is drawn. The boot module reads them from what is stored, without these definitions. */
export const look = [
  /** The name of a built-in theme; null: the system decides. */
  defineSetting({
    name: 'theme',
    parse: optionalText,
    fallback: null,
    follows: 'skein',
    fromInstance: true,
  }),
  /** `more`: the theme of high contrast in the scheme that is worn. */
  defineSetting({ name: 'contrast', parse: oneOf('system', 'more'), fallback: 'system', follows: 'skein' }),
  defineSetting({
    name: 'motion',
    parse: oneOf('system', 'less', 'full'),
    fallback: 'system',
    follows: 'skein',
  }),
  /** Percent of the size of letters that the browser was told. */
  defineSetting({
    name: 'textSize',
    parse: (value) => [size(value)].find((percent) => percent !== undefined && percent <= 200),
    fallback: 100,
    follows: 'device',
  }),
] as const
