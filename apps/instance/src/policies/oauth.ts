import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { failure, Failure } from '../failure.ts'
import { wrongCredentials } from './sign-in.ts'

/** All that the site can take; to others it answers as Akkoma does. */
export const GRANT_TYPES = ['password', 'authorization_code', 'refresh_token', 'client_credentials']

/** Refuses a kind of grant that the site does not take, in the words of Mastodon. */
export const checkGrantType = ({ options }: Context, grantType: string): void => {
  if (GRANT_TYPES.includes(grantType) && !options.grantTypes.includes(grantType))
    throw new Failure(400, {
      error: 'unsupported_grant_type',
      error_description: 'The authorization grant type is not supported by the authorization server.',
    })
}

/** Refuses to register an app with scopes that the site does not have. */
export const checkScopes = ({ options }: Context, scopes: string): void => {
  if (options.oauthScopes.length === 0) return
  if (!scopes.split(' ').every((scope) => options.oauthScopes.includes(scope)))
    throw failure(422, "Validation failed: Scopes doesn't match configured on the server.")
}

/** Notes what a code has to be shown with. */
export const keepChallenge = async ({ db }: Context, code: string, challenge: string): Promise<void> => {
  await db.insertInto('code_challenges').values({ code, challenge }).execute()
}

/** Refuses a code whose sign-in page was shown a challenge, without the verifier that hashes to it. */
export const checkVerifier = async ({ db }: Context, code: string, verifier: string): Promise<void> => {
  const kept = await db
    .selectFrom('code_challenges')
    .select('challenge')
    .where('code', '=', code)
    .executeTakeFirst()
  if (kept && createHash('sha256').update(verifier).digest('base64url') !== kept.challenge)
    throw wrongCredentials()
}
