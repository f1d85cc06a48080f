import * as v from 'valibot'
import { anyValue, field, flag, idText, items, nullableField, number, text, wire } from '../wire/wire.ts'

const secret = v.pipe(text, v.nonEmpty())

/**
 * Whether signing in to an account takes a code as well as the password. `hasKey` is false while it is on without a
 * confirmed authenticator key, as after an abandoned set-up: then only recovery codes are accepted.
 */
export const twoFactorSchema = v.pipe(
  wire({ settings: wire({ enabled: field(flag), totp: field(flag) }) }),
  v.transform(({ settings: { enabled = false, totp = false } }) => ({
    isOn: enabled || totp,
    hasKey: totp,
  })),
)

/** A key for an authenticator app. `key` in base 32, `uri` the same as an `otpauth:` address for a QR code. */
export const twoFactorKeySchema = v.pipe(
  wire({ key: secret, provisioning_uri: secret }),
  v.transform((answer) => ({ key: answer.key, uri: answer.provisioning_uri })),
)

export type TwoFactorKey = v.InferOutput<typeof twoFactorKeySchema>

/** Codes that each sign in once without an authenticator app. An answer without any is malformed. */
export const recoveryCodesSchema = v.pipe(
  wire({ codes: v.pipe(items(secret), v.nonEmpty()) }),
  v.transform(({ codes }): readonly string[] => codes),
)

/** Akkoma writes moments in UTC without saying so. */
const asUtc = (moment: string): string => (/(?:z|[+-]\d\d:?\d\d)$/i.test(moment) ? moment : `${moment}Z`)

/** Somewhere the account is signed in. `validUntil` in milliseconds since 1970, null where the server names none. */
export const accountSessionSchema = v.pipe(
  wire({ id: number, app_name: nullableField(text), valid_until: nullableField(text) }),
  v.transform((session) => {
    const validUntil = Date.parse(asUtc(session.valid_until ?? ''))
    return {
      id: String(session.id),
      appName: session.app_name ?? '',
      validUntil: Number.isNaN(validUntil) ? null : validUntil,
    }
  }),
)

export type AccountSession = v.InferOutput<typeof accountSessionSchema>

/** The picture that a server keeps for the account's web interface. */
export const mascotSchema = v.pipe(
  wire({
    id: field(idText),
    type: field(text),
    url: v.pipe(text, v.nonEmpty()),
    preview_url: nullableField(text),
    remote_url: nullableField(text),
    text_url: nullableField(text),
    description: nullableField(text),
    blurhash: nullableField(text),
    meta: field(anyValue),
    pleroma: field(anyValue),
  }),
  v.transform(({ url }) => ({ url })),
)

export type Mascot = v.InferOutput<typeof mascotSchema>
