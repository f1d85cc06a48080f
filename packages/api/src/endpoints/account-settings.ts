import * as v from 'valibot'
import { accountSchema, type Account } from '../entities/account.ts'
import {
  type AccountSettingName,
  type AccountSettings,
  accountSettingsSchema,
  toNotificationForm,
  toProfileChange,
} from '../entities/account-settings.ts'
import { toProfileJson } from '../entities/profile.ts'
import { malformedAnswer } from '../http/answer.ts'
import { ApiError } from '../http/api-error.ts'
import type { Answer, Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { readErrorBody } from '../http/error-body.ts'
import { entity, type Reads } from '../http/reads.ts'
import { field, text, wire } from '../wire/wire.ts'

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

const success = wire({ status: v.literal('success') })
const anyStatus = wire({ status: field(text) })

/** Agreed is only what says so: this call tells of a failure inside a 200 too. */
function readSuccess(answer: Answer): void {
  const { body, isJson, status } = answer
  const told = v.safeParse(anyStatus, body)
  if (!isJson || !told.success) throw malformedAnswer(answer)
  if (v.is(success, body)) return
  const said = readErrorBody(body)
  const serverMessage = said.serverMessage ?? told.output.status ?? null
  throw new ApiError({ kind: 'refused', status, body, ...said, serverMessage })
}

export const accountSettingsEndpoints = {
  read: endpoint('GET', '/api/v1/accounts/verify_credentials', settings),
  change: endpoint('PATCH', '/api/v1/accounts/update_credentials', changed),
  changeNotifications: endpoint('PUT', '/api/pleroma/notification_settings', {
    schema: success,
    form: 'entity',
    read: readSuccess,
  }),
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
