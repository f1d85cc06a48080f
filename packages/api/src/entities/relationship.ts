import * as v from 'valibot'
import { createReader } from '../wire/absent.ts'
import { field, flag, items, nullableField, text, wire } from '../wire/wire.ts'
import { accountIdSchema } from './ids.ts'

const entries = {
  following: field(flag),
  followed_by: field(flag),
  blocking: field(flag),
  blocked_by: field(flag),
  muting: field(flag),
  muting_notifications: field(flag),
  muting_expires_at: nullableField(text),
  requested: field(flag),
  requested_by: field(flag),
  subscribing: field(flag),
  notifying: field(flag),
  showing_reblogs: field(flag),
  domain_blocking: field(flag),
  locked: field(flag),
  endorsed: field(flag),
  note: field(text),
  languages: nullableField(items(text)),
}

const relationshipWire = wire({ id: accountIdSchema, ...entries })

function foldRelationship(rel: v.InferOutput<typeof relationshipWire>) {
  const { take, absent } = createReader()
  return {
    id: rel.id,
    following: take('following', rel.following, false),
    followedBy: take('followedBy', rel.followed_by, false),
    blocking: take('blocking', rel.blocking, false),
    blockedBy: take('blockedBy', rel.blocked_by, false),
    muting: take('muting', rel.muting, false),
    mutingNotifications: take('mutingNotifications', rel.muting_notifications, false),
    /** Null for ever, and where the server does not tell. */
    mutingExpiresAt: take('mutingExpiresAt', rel.muting_expires_at, null),
    requested: take('requested', rel.requested, false),
    requestedBy: take('requestedBy', rel.requested_by, false),
    subscribing: take('subscribing', rel.subscribing ?? rel.notifying, false),
    showingRepeats: take('showingRepeats', rel.showing_reblogs, true),
    isLocked: take('isLocked', rel.locked, false),
    domainBlocking: take('domainBlocking', rel.domain_blocking, false),
    endorsed: take('endorsed', rel.endorsed, false),
    note: take('note', rel.note, ''),
    absent,
  }
}

/**
 * What the viewer and an account are to each other.
 * @see https://docs.joinmastodon.org/entities/Relationship/
 */
export const relationshipSchema = v.pipe(relationshipWire, v.transform(foldRelationship))

export type Relationship = v.InferOutput<typeof relationshipSchema>

/** As embedded in an account: an empty object says that nothing was asked. */
export const embeddedRelationshipSchema = v.pipe(
  wire({ id: field(accountIdSchema), ...entries }),
  v.transform(({ id, ...rest }): Relationship | null =>
    id === undefined ? null : foldRelationship({ id, ...rest }),
  ),
)

/**
 * What the viewer and an account are to each other, with the end of a mute that lists of muted accounts tell at the
 * account. Where nothing else is known, everything but the mute is absent.
 * @param until ISO 8601
 */
export function withMuteEnd(
  id: Relationship['id'],
  known: Relationship | null,
  until: string | null | undefined,
): Relationship | null {
  if (!until) return known
  if (known === null) return foldRelationship({ id, muting: true, muting_expires_at: until })
  const absent = known.absent.filter((name) => name !== 'mutingExpiresAt')
  return { ...known, mutingExpiresAt: until, absent }
}
