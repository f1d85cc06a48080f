import { getServer } from '../server.ts'

/** `local`: localStorage; `tab`: sessionStorage; `database`: IndexedDB, by the keys of its records; `cache`: Cache Storage. */
interface Area {
  readonly storage: 'local' | 'tab' | 'database' | 'cache'
  /** Of one account (or of visitors) at one server, or of the device whoever looks. */
  readonly of: 'account' | 'device'
  /** Stays when the server no longer takes the token: the same person is expected back. */
  readonly staysWhenRefused?: true
}

const kept = { storage: 'local', of: 'account', staysWhenRefused: true } as const
const ofSession = { storage: 'local', of: 'account' } as const
const ofDevice = { storage: 'local', of: 'device' } as const
const ofTab = { storage: 'tab', of: 'device' } as const

/**
 * Everything that is kept in a browser, by area. Nothing is kept under another key: an account's things stand under
 * `skein.account.<host>.<id>.<area>`, visitors' under `skein.visitor.<host>.<area>`, the device's under
 * `skein.device.<area>`, each with `.<sub>` behind it where an area has many. Signing out removes the account's prefix
 * from every storage, whatever code was loaded.
 */
export const areas = {
  viewer: ofSession,
  settings: kept,
  'own-settings': kept,
  unsent: kept,
  synced: kept,
  drafts: kept,
  outbox: kept,
  answered: kept,
  positions: kept,
  tasks: kept,
  filters: kept,
  reads: kept,
  emoji: kept,
  searches: kept,
  palette: kept,
  mutes: kept,
  suggestions: kept,
  'threads-read': ofSession,
  rung: ofSession,
  front: ofSession,
  places: { storage: 'tab', of: 'account' },
  'thread-visits': { storage: 'tab', of: 'account' },
  asides: { storage: 'tab', of: 'account', staysWhenRefused: true },
  views: { storage: 'database', of: 'account' },
  files: { storage: 'database', of: 'account', staysWhenRefused: true },
  choices: ofDevice,
  'taken-over': ofDevice,
  oauth: ofDevice,
  revocations: ofDevice,
  landing: ofDevice,
  instance: ofDevice,
  scroll: ofTab,
  interrupted: ofTab,
  message: ofTab,
  'sign-up': ofTab,
  'oauth-state': ofTab,
  push: { storage: 'cache', of: 'account' },
  build: { storage: 'cache', of: 'device' },
} as const satisfies Readonly<Record<string, Area>>

export type AreaName = keyof typeof areas
type AreaOf<Of extends Area['of']> = {
  [Name in AreaName]: (typeof areas)[Name]['of'] extends Of ? Name : never
}[AreaName]
export type AccountArea = AreaOf<'account'>
export type DeviceArea = AreaOf<'device'>

/** Under which something is kept, in whichever storage. */
export type StorageKey = `skein.${string}`

/** Ids and subs have no dots of their own: one key never reads as another. */
const escape = (text: string) => text.replace(/[%.]/g, (sign) => (sign === '%' ? '%25' : '%2E'))
const unescape = (text: string) => text.replaceAll('%2E', '.').replaceAll('%25', '%')
const withSub = (key: StorageKey, sub: string | undefined): StorageKey =>
  sub === undefined ? key : `${key}.${escape(sub)}`
const hostOf = (server: string) => (URL.canParse(server) ? new URL(server).host : server)

/** With what everything of an account begins; of '' that of visitors, of null that of all accounts at this server. */
export function prefixOf(owner: string | null, server = getServer()): StorageKey {
  if (owner === '') return `skein.visitor.${hostOf(server)}.`
  const accounts: StorageKey = `skein.account.${hostOf(server)}.`
  return owner === null ? accounts : `${accounts}${escape(owner)}.`
}

/** @param owner an account's id, or '' for visitors */
export function accountKey(area: AccountArea, owner: string, sub?: string): StorageKey {
  return withSub(`${prefixOf(owner)}${area}`, sub)
}

/** With what the things of an area with many begin. */
export const subsOf = (area: AccountArea, owner: string): StorageKey => `${accountKey(area, owner)}.`

/** What stands behind the beginning that `subsOf` answers. */
export const subOf = (key: string, start: StorageKey): string => unescape(key.slice(start.length))

export function deviceKey(area: DeviceArea, sub?: string): StorageKey {
  return withSub(`skein.device.${area}`, sub)
}

/** What a server says of itself, apart from what others say. */
export const serverKey = (area: 'landing' | 'instance'): StorageKey => deviceKey(area, hostOf(getServer()))

/** Of a key with a prefix, whether its area outlives a session that the server refused. */
export function staysWhenRefused(key: string, prefix: StorageKey): boolean {
  const [name = ''] = key.slice(prefix.length).split('.')
  const area: Area | undefined = Object.hasOwn(areas, name) ? areas[name as AreaName] : undefined
  // What another version of the client keeps is not known here.
  return area?.staysWhenRefused ?? area === undefined
}
