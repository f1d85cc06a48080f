import { accountSchema, type Account } from '../entities/account.ts'
import {
  profileSchema,
  toProfileJson,
  type Profile,
  type ProfileChange,
  type ProfilePicture,
} from '../entities/profile.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, type Reads } from '../http/reads.ts'

/** The own account, as everybody sees it and as it is edited. */
export interface OwnProfile {
  readonly account: Account
  readonly profile: Profile
}

const account = entity(accountSchema)
const profile = entity(profileSchema)

const ownProfile: Reads<OwnProfile> = {
  ...account,
  read: (answer) => ({ account: account.read(answer), profile: profile.read(answer) }),
}

export const profileEndpoints = {
  read: endpoint('GET', '/api/v1/accounts/verify_credentials', ownProfile),
  update: endpoint('PATCH', '/api/v1/accounts/update_credentials', ownProfile),
  removePicture: endpoint('DELETE', '/api/v1/profile/:picture', ownProfile),
}

/** The viewer's profile as they wrote it. @throws ApiError */
export const fetchOwnProfile = askFor(profileEndpoints.read)

/** Changes what `change` names and nothing else. @throws ApiError */
export const updateProfile = (
  client: Client,
  change: ProfileChange,
  options: RequestOptions = {},
): Promise<OwnProfile> =>
  client.request(callOf(profileEndpoints.update, { ...options, json: toProfileJson(change) }))

/** Puts up a picture, for as long as that takes. @throws ApiError with 413 when it is too large for the server */
export const uploadProfilePicture = (
  client: Client,
  picture: ProfilePicture,
  file: File,
  options: RequestOptions = {},
): Promise<OwnProfile> =>
  client.request(
    callOf(profileEndpoints.update, { ...options, multipart: [[picture, file]], timeoutMs: Infinity }),
  )

/**
 * Goes back to the picture that everybody begins with. Servers with a background of one's own take an empty picture,
 * the others have a call for it.
 * @throws ApiError
 */
export const removeProfilePicture = (
  client: Client,
  picture: ProfilePicture,
  { hasBackground }: Pick<Profile, 'hasBackground'>,
  options: RequestOptions = {},
): Promise<OwnProfile> =>
  client.request(
    hasBackground
      ? callOf(profileEndpoints.update, { ...options, multipart: [[picture, '']] })
      : callOf(profileEndpoints.removePicture, { ...options, path: { picture } }),
  )
