import type { AccountSettingName } from '@skein/api'

export interface AccountControl {
  readonly name: AccountSettingName
  readonly hasHint?: true
  /** It means something only while another one is on: drawn below that one, disabled else. */
  readonly dependsOn?: AccountSettingName
}

/** What the server itself keeps of the account and holds to, by the section in which it is shown [gaps 1.4]. */
export const accountControls = {
  profile: [
    { name: 'isLocked', hasHint: true },
    { name: 'permitsFollowback', dependsOn: 'isLocked' },
    { name: 'isDiscoverable', hasHint: true },
    { name: 'allowsFollowingMove', hasHint: true },
    { name: 'hidesFavourites' },
    { name: 'hidesFollowers' },
    { name: 'hidesFollowersCount', dependsOn: 'hidesFollowers' },
    { name: 'hidesFollowing' },
    { name: 'hidesFollowingCount', dependsOn: 'hidesFollowing' },
  ],
  composing: [{ name: 'defaultScope' }],
  posts: [{ name: 'noRichText', hasHint: true }],
  notifications: [
    { name: 'blocksFromStrangers', hasHint: true },
    { name: 'hidesNotificationContents', hasHint: true },
  ],
} as const satisfies Readonly<Record<string, readonly AccountControl[]>>

export type AccountSection = keyof typeof accountControls

/** Those of a section of the window; none in most. */
export const accountControlsOf = (section: string): readonly AccountControl[] =>
  Object.entries(accountControls).find(([name]) => name === section)?.[1] ?? []
