import * as v from 'valibot'
import { field, nullableField, number, text, wire } from '../wire/wire.ts'
import { oauthTokenSchema, type OAuthToken } from './oauth.ts'

/** A puzzle that keeps machines from signing up. */
export interface Captcha {
  /** `native`, `kocaptcha`, or what the server calls another one. */
  readonly type: string
  /** Address of its picture, which may be a `data:` URL; empty when there is none. */
  readonly url: string
  readonly token: string
  /** Goes back with the answer as it came. */
  readonly answerData: string
}

/** A captcha, or null where the server wants none. */
export const captchaSchema = v.pipe(
  wire({
    type: v.pipe(text, v.nonEmpty()),
    url: field(text),
    token: field(text),
    answer_data: field(text),
    seconds_valid: field(number),
  }),
  v.transform(({ type, url, token, answer_data }): Captcha | null =>
    type === 'none' ? null : { type, url: url ?? '', token: token ?? '', answerData: answer_data ?? '' },
  ),
)

/** How a sign-up that was not refused ended. */
export type SignedUp =
  | { readonly kind: 'token'; readonly token: OAuthToken }
  /** What is to happen first: `awaiting_approval`, `missing_confirmed_email`, `manual_login_required`. */
  | { readonly kind: 'identifier'; readonly identifier: string }
  | { readonly kind: 'unknown'; readonly body: unknown }

const waitingSchema = v.pipe(
  wire({ identifier: v.pipe(text, v.nonEmpty()), message: nullableField(text) }),
  v.transform(({ identifier }): SignedUp => ({ kind: 'identifier', identifier })),
)

const tokenSchema = v.pipe(
  oauthTokenSchema,
  v.transform((token): SignedUp => ({ kind: 'token', token })),
)

/** The answer to a sign-up, by what is in it. */
export const signedUpSchema = v.lazy((body): v.GenericSchema<unknown, SignedUp> => {
  if (typeof body === 'object' && body !== null) {
    if ('access_token' in body) return tokenSchema
    if ('identifier' in body) return waitingSchema
  }
  return v.pipe(
    v.unknown(),
    v.transform((unknown): SignedUp => ({ kind: 'unknown', body: unknown })),
  )
})
