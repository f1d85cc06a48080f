import { accountSchema, type Account } from '../entities/account.ts'
import {
  type AccountSettingName,
  type AccountSettings,
  accountSettingsSchema,
  toNotificationForm,
  toProfileChange,
} from '../entities/account-settings.ts'
import { toProfileJson } from '../entities/profile.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, type Reads } from '../http/reads.ts'
import { success } from '../http/success.ts'

/** What the server has after a change. */
export interface ChangedAccountSettings {
  /** All settings, or only the changed one where the call answers with nothing else. */
  readonly settings: Partial<AccountSettings>
  /** The account as everybody is to see it now, where the call answers with it. */
  readonly account: Account | null
}

const account = entity(accountSchema)
const settings = entity(accountSettingsSchema)

const changed: Reads<ChangedAccountSettings> = {
  ...account,
  read: (answer) => ({ account: account.read(answer), settings: settings.read(answer) }),
}

export const accountSettingsEndpoints = {
  read: endpoint('GET', '/api/v1/accounts/verify_credentials', settings),
  change: endpoint('PATCH', '/api/v1/accounts/update_credentials', changed),
  changeNotifications: endpoint('PUT', '/api/pleroma/notification_settings', success),
}

/** What the server says of the settings of the viewer's account. @throws ApiError */
export const fetchAccountSettings = askFor(accountSettingsEndpoints.read)

/**
 * Changes one setting of the viewer's account and leaves the others as they are.
 * @returns what the server has now: one that does not know a setting answers well and without it
 * @throws ApiError
 */
export async function changeAccountSetting<Name extends AccountSettingName>(
  client: Client,
  name: Name,
  value: NonNullable<AccountSettings[Name]>,
  options: RequestOptions = {},
): Promise<ChangedAccountSettings> {
  const form = toNotificationForm(name, value)
  if (form) {
    await client.request(callOf(accountSettingsEndpoints.changeNotifications, { ...options, form }))
    return { settings: { [name]: value }, account: null }
  }
  const json = toProfileJson(toProfileChange(name, value))
  return client.request(callOf(accountSettingsEndpoints.change, { ...options, json }))
}
