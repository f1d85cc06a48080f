import {
  accountSessionSchema,
  mascotSchema,
  recoveryCodesSchema,
  twoFactorKeySchema,
  twoFactorSchema,
  type Mascot,
} from '../entities/account-access.ts'
import { malformedAnswer } from '../http/answer.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, list, type Reads } from '../http/reads.ts'
import { wire } from '../wire/wire.ts'

const MFA = '/api/pleroma/accounts/mfa'
const MASCOT = '/api/v1/pleroma/mascot'

/** Any JSON object is agreement; a page of HTML with status 200 is not. */
const agreement = entity(wire({}))

/** Only status 201 says that a session has ended; the body is an empty string. */
const ended: Reads<void> = {
  schema: null,
  form: 'nothing',
  read(answer) {
    if (answer.status !== 201) throw malformedAnswer(answer)
  },
}

export const accountAccessEndpoints = {
  twoFactor: endpoint('GET', MFA, entity(twoFactorSchema)),
  newKey: endpoint('GET', `${MFA}/setup/totp`, entity(twoFactorKeySchema)),
  turnOn: endpoint('POST', `${MFA}/confirm/totp`, agreement),
  turnOff: endpoint('DELETE', `${MFA}/totp`, agreement),
  newCodes: endpoint('GET', `${MFA}/backup_codes`, entity(recoveryCodesSchema)),
  sessions: endpoint('GET', '/api/oauth_tokens.json', list(accountSessionSchema)),
  endSession: endpoint('DELETE', '/api/oauth_tokens/:id', ended),
  mascot: endpoint('GET', MASCOT, entity(mascotSchema)),
  changeMascot: endpoint('PUT', MASCOT, entity(mascotSchema)),
}

/** Whether two-factor sign-in is on. @throws ApiError */
export const fetchTwoFactor = askFor(accountAccessEndpoints.twoFactor)

/**
 * Makes a new authenticator key. The key before it stops working at once, although this is a GET: never call it to
 * read, prefetch or retry.
 * @throws ApiError
 */
export const makeTwoFactorKey = askFor(accountAccessEndpoints.newKey)

/**
 * Makes new recovery codes. All earlier codes stop working at once, although this is a GET: never call it to read,
 * prefetch or retry.
 * @throws ApiError
 */
export const makeRecoveryCodes = askFor(accountAccessEndpoints.newCodes)

/**
 * Turns two-factor sign-in on with the key made last.
 * @param proof the account's password and a code of the authenticator app
 * @throws ApiError with 422 `Invalid password.` or `invalid_token`
 */
export async function turnTwoFactorOn(
  client: Client,
  { password, code }: { readonly password: string; readonly code: string },
  options: RequestOptions = {},
): Promise<void> {
  await client.request(callOf(accountAccessEndpoints.turnOn, { ...options, json: { password, code } }))
}

/** Turns two-factor sign-in off. @throws ApiError with 422 where the password is wrong */
export async function turnTwoFactorOff(
  client: Client,
  password: string,
  options: RequestOptions = {},
): Promise<void> {
  await client.request(callOf(accountAccessEndpoints.turnOff, { ...options, json: { password } }))
}

/** Everywhere the account is signed in. @throws ApiError */
export const fetchAccountSessions = askFor(accountAccessEndpoints.sessions)

/** Ends one session. Akkoma agrees for unknown ids too. @throws ApiError unless the answer is 201 */
export const endAccountSession = askById(accountAccessEndpoints.endSession)

/** The account's mascot, or the server's default one. @throws ApiError where the server has none */
export const fetchMascot = askFor(accountAccessEndpoints.mascot)

/** Replaces the mascot. @throws ApiError with 415 for a file that is not an image */
export const changeMascot = (client: Client, file: File, options: RequestOptions = {}): Promise<Mascot> =>
  client.request(callOf(accountAccessEndpoints.changeMascot, { ...options, multipart: [['file', file]] }))
