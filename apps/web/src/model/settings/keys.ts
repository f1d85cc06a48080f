import { isRecord } from '../../lib/fields.ts'
import { isFixedKey } from '../keys/fixed-keys.ts'
import { defineSetting } from './define-setting.ts'
import { oneOf } from './parse.ts'

/** Keys by the name of what they do; an empty list: none. */
export type OwnKeys = Readonly<Record<string, readonly string[]>>

const mode = oneOf('on', 'alt', 'focus', 'off')

/** A shortcut whose keys cannot be read keeps its own; what others need is never taken. */
function readOwnKeys(value: unknown): OwnKeys | undefined {
  if (!isRecord(value)) return undefined
  const isKey = (key: unknown): key is string => typeof key === 'string' && key !== '' && !isFixedKey(key)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, keys]) =>
      Array.isArray(keys) && keys.every(isKey) ? [[name, keys]] : [],
    ),
  )
}

const none: OwnKeys = {}

/** What the keyboard does. */
export const keys = [
  /**
   * Single keys: always, only with Alt, only while a post has the focus. `off` takes all shortcuts with it. Earlier
   * versions kept true and false.
   */
  defineSetting({
    name: 'keyboardShortcuts',
    parse: (value) => mode(typeof value === 'boolean' ? (value ? 'on' : 'off') : value),
    fallback: 'on',
    follows: 'skein',
  }),
  /** What was changed, by the labels of `model/keys/shortcuts.ts`. */
  defineSetting({ name: 'ownKeys', parse: readOwnKeys, fallback: none, follows: 'skein' }),
] as const
