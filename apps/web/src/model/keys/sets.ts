import type { OwnKeys } from '../settings/keys.ts'
import { countDifferences, ownPart } from './bound.ts'
import { shortcuts, type ShortcutLabel } from './shortcuts.ts'

type Keys = Readonly<Partial<Record<ShortcutLabel, readonly string[]>>>

/** Where another client has nothing for a shortcut it keeps its own keys, unless they mean something else there. */
const mastodon: Keys = {
  'keyboard.showNew': ['l'],
  'status.actions.react': [],
  'status.reading.media': ['e'],
  'status.reading.sensitiveMedia': ['h'],
  'status.actions.favourite': ['f'],
  'shell.topBar.newPost': ['n', 'Alt+n'],
  'keyboard.search': ['s', '/'],
  'keyboard.back': ['Backspace'],
  'shell.navigation.publicAndExternal': ['g t'],
  'keyboard.profile': ['g u'],
}

const phanpy: Keys = {
  'status.reading.open': [],
  'status.reading.media': ['o'],
  'status.actions.repeat': ['B'],
  'shell.topBar.newPost': ['c'],
  'shell.navigation.bookmarks': ['g b'],
  'shell.navigation.bubble': [],
}

/** It has the full stop and keys with Ctrl. What leads back here stays. */
const stays: readonly ShortcutLabel[] = ['keyboard.showNew', 'keyboard.palette', 'keyboard.help']
const akkoma: Keys = Object.fromEntries(
  shortcuts
    .filter(({ label, keys }) => ownPart(keys).length > 0 && !stays.includes(label))
    .map(({ label }) => [label, []]),
)

/** Keys of other clients, as far as they have some for what is done here. */
export const keySets = [
  { name: 'skein', keys: {} },
  { name: 'mastodon', keys: mastodon },
  { name: 'phanpy', keys: phanpy },
  { name: 'akkoma', keys: akkoma },
] as const satisfies readonly { readonly name: string; readonly keys: OwnKeys }[]

export type KeySetName = (typeof keySets)[number]['name']

/** The set that is nearest to somebody's keys, and in how many shortcuts they differ. */
export function nearestSet(own: OwnKeys): { readonly name: KeySetName; readonly changes: number } {
  const [first, ...others] = keySets.map(({ name, keys }) => ({ name, changes: countDifferences(own, keys) }))
  return others.reduce(
    (best, each) => (each.changes < best.changes ? each : best),
    first ?? { name: 'skein', changes: 0 },
  )
}
