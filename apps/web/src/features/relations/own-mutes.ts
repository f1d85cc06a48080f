import type { AccountId, MuteChoices } from '@skein/api'
import type { RelationshipRow } from '@skein/store'

import { getSession } from '../../model/session.ts'
import { accountKey, readStored, removeStored, writeStored } from '../../model/storage.ts'

/* Which mutes end by themselves: most servers do not tell, so that undoing the end of one would make it one for ever. */

interface OwnMute {
  readonly id: AccountId
  /** Epoch milliseconds. */
  readonly until: number
  readonly hidesNotifications: boolean
}

export interface HeldMute {
  /** Epoch milliseconds; null for ever. */
  readonly until: number | null
  readonly hidesNotifications: boolean
}

const most = 200
const keyOf = (viewerId: string | null) => accountKey('mutes', viewerId ?? '')

function isOwnMute(value: unknown): value is OwnMute {
  const { id, until, hidesNotifications } = (value ?? {}) as Partial<Record<keyof OwnMute, unknown>>
  return typeof id === 'string' && typeof until === 'number' && typeof hidesNotifications === 'boolean'
}

/** Those that have not ended. */
function read(): readonly OwnMute[] {
  const stored = readStored(keyOf(getSession().viewerId))
  return Array.isArray(stored) ? stored.filter(isOwnMute).filter(({ until }) => until > Date.now()) : []
}

/** Somebody was muted from here. */
export function rememberMute(id: AccountId, { expiresIn, hidesNotifications }: MuteChoices): void {
  const others = read().filter((other) => other.id !== id)
  const until = Date.now() + expiresIn * 1_000
  const mutes = expiresIn > 0 ? [{ id, until, hidesNotifications }, ...others] : others
  const key = keyOf(getSession().viewerId)
  if (mutes.length === 0) removeStored(key)
  else writeStored(key, mutes.slice(0, most))
}

/** How somebody is muted: as the server tells, or else as they were muted from here. */
export function heldMute(id: AccountId, relationship: RelationshipRow | undefined): HeldMute {
  const isTold = relationship?.muting === true
  const told = Date.parse((isTold && relationship.mutingExpiresAt) || '')
  const own = read().find((mute) => mute.id === id)
  return {
    until: Number.isNaN(told) ? (own?.until ?? null) : told,
    hidesNotifications: isTold ? relationship.mutingNotifications : (own?.hidesNotifications ?? true),
  }
}

/** The same mute again, as long as it would have gone on. */
export function choicesOf({ until, hidesNotifications }: HeldMute): MuteChoices {
  const expiresIn = until === null ? 0 : Math.max(1, Math.ceil((until - Date.now()) / 1_000))
  return { expiresIn, hidesNotifications }
}
