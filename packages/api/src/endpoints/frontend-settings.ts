import {
  deletedProfileSchema,
  settingsProfileNameSchema,
  type SettingsProfile,
  type SettingsProfileName,
  settingsProfileSchema,
  storedSettingsSchema,
} from '../entities/settings-profile.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity, list } from '../http/reads.ts'
import { untouched } from '../http/untouched.ts'

const ALL = '/api/v1/akkoma/frontend_settings/:frontend'
const ONE = `${ALL}/:profile`

export const frontendSettingsEndpoints = {
  all: endpoint('GET', ALL, list(settingsProfileNameSchema)),
  get: endpoint('GET', ONE, untouched(entity(settingsProfileSchema))),
  put: endpoint('PUT', ONE, entity(storedSettingsSchema)),
  remove: endpoint('DELETE', ONE, entity(deletedProfileSchema)),
}

/** The profiles of settings that a frontend has with the viewer's account. @throws ApiError */
export const fetchSettingsProfiles = (
  client: Client,
  frontend: string,
  options: RequestOptions = {},
): Promise<SettingsProfileName[]> =>
  client.request(callOf(frontendSettingsEndpoints.all, { ...options, path: { frontend } }))

/**
 * Settings as they were put, unknown names and all.
 * @throws ApiError with 404 where there are none, of kind `garbage` where what came is none
 */
export const fetchSettingsProfile = (
  client: Client,
  frontend: string,
  profile: string,
  options: RequestOptions = {},
): Promise<SettingsProfile> =>
  client.request(callOf(frontendSettingsEndpoints.get, { ...options, path: { frontend, profile } }))

/**
 * Keeps settings with the account. A new profile may have any version from 1 on; later the version must be the stored
 * one plus 1. At most 100,000 characters of JSON, unless the admins of the server have another limit.
 * @throws ApiError with 422 where the version is another one, or the settings are too long: then nothing was stored.
 * Akkoma checks only what differs from what it has, and fails with 500 where the version or the settings are the stored
 * ones once more: whoever comes second with the same version may meet that in the place of 422.
 */
export async function putSettingsProfile(
  client: Client,
  frontend: string,
  profile: string,
  { settings, version }: SettingsProfile,
  options: RequestOptions = {},
): Promise<void> {
  await client.request(
    callOf(frontendSettingsEndpoints.put, {
      ...options,
      path: { frontend, profile },
      json: { settings, version },
    }),
  )
}

/** @throws ApiError with 404 where there is no such profile */
export async function deleteSettingsProfile(
  client: Client,
  frontend: string,
  profile: string,
  options: RequestOptions = {},
): Promise<void> {
  await client.request(callOf(frontendSettingsEndpoints.remove, { ...options, path: { frontend, profile } }))
}
