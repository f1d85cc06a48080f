import { fieldsOf, isRecord, type Fields } from '../../lib/fields.ts'

/** When each setting was changed last, in milliseconds since 1970. */
export type Times = Readonly<Record<string, number>>

/** What this browser keeps of an account's settings. */
export interface Kept {
  /** The profile that akkoma-fe has too, with what was chosen here. */
  readonly shared: Fields
  /** Our own settings. */
  readonly own: Fields
  /** What was chosen here and the server has not got. A name that has no value in its place was given back. */
  readonly unsent: Times
  readonly synced: Synced
}

/** What is known of the account's store on the server. */
export interface Synced {
  /** The name of the profile in use. */
  readonly name: string
  /** The version that `shared` had on the server when it was read or written last; 0: never, or not there. */
  readonly sharedVersion: number
  readonly ownVersion: number
  /** By whichever client of ours. */
  readonly changed: Times
}

/** [SYNC-01] */
export const neverSynced: Synced = { name: 'default', sharedVersion: 0, ownVersion: 0, changed: {} }

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const versionOf = (value: unknown) => (Number.isInteger(value) ? Math.max(0, value as number) : 0)

/** Of whatever stood there, what is a time. */
export const timesOf = (value: unknown): Times =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter((entry): entry is [string, number] => isTime(entry[1])),
  )

/** Null for what is none. */
export function syncedOf(value: unknown): Synced | null {
  if (!isRecord(value)) return null
  const { name, sharedVersion, ownVersion, changed } = value
  return {
    name: typeof name === 'string' && name !== '' ? name : neverSynced.name,
    sharedVersion: versionOf(sharedVersion),
    ownVersion: versionOf(ownVersion),
    changed: timesOf(changed),
  }
}
