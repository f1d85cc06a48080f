import { fieldsOf, type Fields } from '../../lib/fields.ts'
import { getServer } from '../server.ts'
import { readCredentials } from '../session/credentials.ts'
import { accountKey, deviceKey, serverKey, type AccountArea, type StorageKey } from './areas.ts'
import * as storage from './values.ts'

/* Until 0.1 keys had neither host nor area. This brings them into the order of `storage-areas.ts`. */

/** What is to stand where. */
type Moves = readonly (readonly [StorageKey, unknown])[]

const entriesOf = (value: unknown) => Object.entries(fieldsOf(value))
const isOld = (key: string) => !/^skein\.(?:account|visitor|device)\./.test(key)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
/** Who is signed in; '' for nobody. */
const ownerNow = () => readCredentials(getServer()).userId ?? ''

const perAccount: readonly AccountArea[] = [
  'emoji',
  'threads-read',
  'palette',
  'mutes',
  'searches',
  'suggestions',
]

/** Whose the token is stood beside the token. */
function credentials(stored: unknown, viewer: unknown): Fields {
  const { server, account } = fieldsOf(viewer)
  const { id } = fieldsOf(account)
  return Object.fromEntries(
    entriesOf(stored).map(([name, each]) => [
      name,
      name === server && typeof id === 'string' ? { ...fieldsOf(each), userId: id } : each,
    ]),
  )
}

function viewerMoves(viewer: unknown): Moves {
  const { form, account } = fieldsOf(viewer)
  const { id } = fieldsOf(account)
  return typeof id === 'string' && fieldsOf(viewer)['server'] === getServer()
    ? [[accountKey('viewer', id), { form, account }]]
    : []
}

/** A draft that the new place has in other words stays beside it. */
function draftMoves(drafts: unknown): Moves {
  return entriesOf(drafts).flatMap(([owner, mine]) =>
    entriesOf(mine).map(([key, draft], index): Moves[number] => {
      const place = accountKey('drafts', owner, key)
      const there = storage.readStored(place)
      const aside = `${key.replace(/~\d+$/, '')}~${Date.now()}${index}`
      return [there === null || same(there, draft) ? place : accountKey('drafts', owner, aside), draft]
    }),
  )
}

/** Null for what is not known here: it stays. */
function movesOf(name: string, stored: unknown): Moves | null {
  if (name === 'front') return []
  if (name === 'oauth') return [[deviceKey('oauth'), credentials(stored, storage.readStored('skein.viewer'))]]
  if (name === 'viewer') return viewerMoves(stored)
  if (name === 'settings') return [[accountKey('settings', ownerNow()), stored]]
  if (name === 'landing' || name === 'instance') return [[serverKey(name), stored]]
  if (name === 'drafts') return draftMoves(stored)
  if (name === 'positions')
    return entriesOf(stored).map(([owner, mine]) => [accountKey('positions', owner), mine])
  const [, entryOwner, id] = /^outbox\.(.*)\.([^.]+)$/s.exec(name) ?? []
  if (entryOwner !== undefined && id !== undefined) return [[accountKey('outbox', entryOwner, id), stored]]
  const area = perAccount.find((each) => name.startsWith(`${each}.`))
  return area === undefined ? null : [[accountKey(area, name.slice(area.length + 1)), stored]]
}

/** `front` was kept for speed only. What comes first is read by what follows. */
const first = ['front', 'oauth', 'viewer']
const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)

/** What does not fit stays where it was, is at hand in memory, and is tried again at the next start. */
function migrateStored(): void {
  const names = storage
    .storedKeys('skein.')
    .filter(isOld)
    .map((key) => key.slice('skein.'.length))
  for (const name of names.toSorted((one, other) => rank(one) - rank(other))) {
    const moves = movesOf(name, storage.readStored(`skein.${name}`))
    const areKept = moves?.map(
      ([key, value]) => value === null || storage.readStored(key) !== null || storage.writeStored(key, value),
    )
    if (areKept?.includes(false) !== false) continue
    storage.removeStored(`skein.${name}`)
  }
}

/** Asides named their accounts. */
function asideMoves(stored: unknown): Moves {
  const byOwner = new Map<string, Fields>()
  for (const [name, key] of entriesOf(stored)) {
    const [owner = '', wanted = ''] = name.split(' ')
    byOwner.set(owner, { ...byOwner.get(owner), [wanted]: key })
  }
  return [...byOwner].map(([owner, asides]) => [accountKey('asides', owner), asides])
}

function migrateTab(): void {
  const json: Readonly<Record<string, (stored: unknown) => Moves>> = {
    places: (stored) => [[accountKey('places', ownerNow()), stored]],
    'thread-visits': (stored) => [[accountKey('thread-visits', ownerNow()), stored]],
    asides: asideMoves,
    scroll: (stored) => [[deviceKey('scroll'), stored]],
    'oauth-state': (stored) => [[deviceKey('oauth-state'), stored]],
    signUp: (stored) => [[deviceKey('sign-up'), stored]],
  }
  const texts = ['message', 'interrupted'] as const
  for (const [name, toMoves] of Object.entries(json)) {
    const stored = storage.readTab(`skein.${name}`)
    for (const [key, value] of stored === null ? [] : toMoves(stored)) storage.writeTab(key, value)
    storage.removeTab(`skein.${name}`)
  }
  for (const name of texts) {
    const text = storage.readTabText(`skein.${name}`)
    if (text !== null) storage.writeTab(deviceKey(name), text)
    storage.removeTab(`skein.${name}`)
  }
}

/** To be called once, before anything is read. Never throws; whatever stood there, no text is lost by it. */
export function migrateStorage(): void {
  migrateStored()
  if (storage.tabKeys('skein.').some(isOld)) migrateTab()
}
