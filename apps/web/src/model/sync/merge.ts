import { fieldsOf, type Fields } from '../../lib/fields.ts'
import { timesOf, type Kept, type Times } from './kept.ts'

/** A profile as the server has it. */
export interface Stored {
  readonly settings: Fields
  readonly version: number
}

const without = <Value>(record: Readonly<Record<string, Value>>, isGone: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !isGone(name)))

/** How many characters our own store may have; Akkoma takes 100,000 (`max_frontend_settings_json_chars`). */
const OWN_STORE_LIMIT = 80_000

/** Both, and of each name the later. */
export function later(one: Times, other: Times): Times {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]))
}

/** What the server has, and on top of it what was chosen here under the names that `stays`. */
const onTop = (theirs: Fields, mine: Fields, unsent: Times, stays: (name: string) => boolean): Fields => ({
  ...without(theirs, (name) => Object.hasOwn(unsent, name) && stays(name)),
  ...without(mine, (name) => !Object.hasOwn(unsent, name) || !stays(name)),
})

/**
 * How our own settings are written: `{ version: 4, settings: { theme: "dusk" }, changed: { theme: 1790000000000 } }`. The
 * version stands there because some Akkoma answers 500 to settings that are those it has. Where that is more than fits, the oldest times go: of two devices that change the same then, the one that sends last is taken.
 */
export function ownBody({ own, unsent, synced }: Kept, limit = OWN_STORE_LIMIT): Fields {
  const newestFirst = Object.entries(later(synced.changed, unsent)).toSorted(
    ([, one], [, other]) => other - one,
  )
  for (;;) {
    const body = { version: synced.ownVersion + 1, settings: own, changed: Object.fromEntries(newestFirst) }
    if (newestFirst.length === 0 || JSON.stringify(body).length <= limit) return body
    newestFirst.length = Math.floor(newestFirst.length / 2)
  }
}

/**
 * What another device sent takes the place of what is here, but for what was changed here after it.
 * @param isOwn which names are in our own store
 */
export function takeOwn(kept: Kept, { settings, version }: Stored, isOwn: (name: string) => boolean): Kept {
  const theirs = timesOf(settings['changed'])
  const stays = (name: string) => isOwn(name) && (kept.unsent[name] ?? 0) >= (theirs[name] ?? 0)
  return {
    ...kept,
    own: onTop(fieldsOf(settings['settings']), kept.own, kept.unsent, stays),
    unsent: without(kept.unsent, (name) => isOwn(name) && !stays(name)),
    synced: { ...kept.synced, ownVersion: version, changed: theirs },
  }
}

/** How the profile is written that akkoma-fe reads: every key it has, whatever it means [gaps 1.5]. */
export const sharedBody = ({ shared, synced }: Kept): Fields => ({
  ...shared,
  profile: shared['profile'] ?? synced.name,
  profileVersion: synced.sharedVersion + 1,
})

/**
 * [SYNC-04] What the server has takes the place of what is here, but for what was changed here and not sent, unless
 * another device says that it changed the same later. akkoma-fe says nothing of when.
 */
export function takeShared(
  kept: Kept,
  { settings, version }: Stored,
  isOwn: (name: string) => boolean,
): Kept {
  const { unsent, synced } = kept
  const stays = (name: string) => !isOwn(name) && (unsent[name] ?? 0) >= (synced.changed[name] ?? 0)
  return {
    ...kept,
    shared: onTop(settings, kept.shared, unsent, stays),
    unsent: without(unsent, (name) => !isOwn(name) && !stays(name)),
    synced: { ...synced, sharedVersion: version },
  }
}

/**
 * What an earlier version kept of an account, before there was a store on the server: all of it in one place. It was
 * never sent, and as no time is known, what another device of ours sent is taken for the later.
 */
export function firstKept(
  shared: Fields,
  own: Fields,
  { isOwn, isShared }: Readonly<Record<'isOwn' | 'isShared', (name: string) => boolean>>,
): Pick<Kept, 'shared' | 'own' | 'unsent'> {
  const chosen = [...Object.keys(shared), ...Object.keys(own)].filter((name) => isOwn(name) || isShared(name))
  return {
    shared: without(shared, isOwn),
    own: { ...without(shared, (name) => !isOwn(name)), ...own },
    unsent: Object.fromEntries(chosen.map((name) => [name, 0])),
  }
}
