import * as v from 'valibot'
import type { Scope } from '../dialects/scope.ts'
import { accountCoreWire, type AccountCoreWire } from './account-wire.ts'
import { foldProfile, type ProfileChange, type ProfileFlag } from './profile.ts'

/** Settings of notifications: the names they have on the wire, where a call of their own takes them. */
const NOTIFICATION_FLAGS = {
  blocksFromStrangers: 'block_from_strangers',
  hidesNotificationContents: 'hide_notification_contents',
} as const

type NotificationSetting = keyof typeof NOTIFICATION_FLAGS

/** Settings that are flags of the profile: its table (`profile.ts`) says how each is read and sent. */
type ProfileSetting = Exclude<ProfileFlag, 'isBot' | 'showsRole'>

/** Everything that is the account's and not the client's to set; null where the server says nothing of it. */
export interface AccountSettings extends Readonly<
  Record<ProfileSetting | NotificationSetting, boolean | null>
> {
  /** Who may read a post for which nothing else is chosen. */
  readonly defaultScope: Scope | null
}

export type AccountSettingName = keyof AccountSettings

function foldAccountSettings(wire: AccountCoreWire): AccountSettings {
  const { flags, defaultScope } = foldProfile(wire)
  const notifications = wire.pleroma?.notification_settings
  const isTold = (name: ProfileSetting) => flags[name] ?? null
  return {
    defaultScope,
    noRichText: isTold('noRichText'),
    isLocked: isTold('isLocked'),
    permitsFollowback: isTold('permitsFollowback'),
    allowsFollowingMove: isTold('allowsFollowingMove'),
    isDiscoverable: isTold('isDiscoverable'),
    hidesFavourites: isTold('hidesFavourites'),
    hidesFollowers: isTold('hidesFollowers'),
    hidesFollowersCount: isTold('hidesFollowersCount'),
    hidesFollowing: isTold('hidesFollowing'),
    hidesFollowingCount: isTold('hidesFollowingCount'),
    hidesNotificationContents: notifications?.hide_notification_contents ?? null,
    blocksFromStrangers: notifications?.block_from_strangers ?? null,
  }
}

/** The settings in the viewer's own account, wherever Akkoma's recorded answers have them, as `verify_credentials` and `update_credentials` answer it. */
export const accountSettingsSchema = v.pipe(accountCoreWire, v.transform(foldAccountSettings))

const isNotificationSetting = (name: AccountSettingName): name is NotificationSetting =>
  Object.hasOwn(NOTIFICATION_FLAGS, name)

/** One setting for the call that takes those of notifications; null for the others. */
export const toNotificationForm = (
  name: AccountSettingName,
  value: boolean | Scope,
): Readonly<Record<string, boolean | Scope>> | null =>
  isNotificationSetting(name) ? { [NOTIFICATION_FLAGS[name]]: value } : null

/** One setting as a change of the profile. */
export const toProfileChange = (name: AccountSettingName, value: boolean | Scope): ProfileChange =>
  typeof value === 'boolean' ? { flags: { [name]: value } } : { defaultScope: value }
