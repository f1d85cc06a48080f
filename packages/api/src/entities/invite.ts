import * as v from 'valibot'
import { field, flag, items, nullableField, number, numberedId, text, wire } from '../wire/wire.ts'

export const inviteSchema = v.pipe(
  wire({
    id: numberedId,
    token: v.pipe(text, v.nonEmpty()),
    used: field(flag),
    uses: nullableField(number),
    max_use: nullableField(number),
    expires_at: nullableField(text),
    invite_type: field(text),
  }),
  v.transform(({ id, token, used, uses, max_use: maxUses, expires_at: expiresOn }) => ({
    id,
    token,
    /** It was used up or revoked. */
    isUsed: used ?? false,
    uses: uses ?? 0,
    /** Null: once, or without a limit where it ends on a day. */
    maxUses: maxUses ?? null,
    /** The last day, `YYYY-MM-DD`; null for none. */
    expiresOn: expiresOn ?? null,
  })),
)

/** An invitation to sign up. */
export type Invite = v.InferOutput<typeof inviteSchema>

export const invitesSchema = v.pipe(
  wire({ invites: items(inviteSchema) }),
  v.transform(({ invites }) => invites),
)
