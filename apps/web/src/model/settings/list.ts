import { composing } from './composing.ts'
import { confirmations } from './confirmations.ts'
import { conversations } from './conversations.ts'
import { general } from './general.ts'
import { hiding } from './hiding.ts'
import { keys } from './keys.ts'
import { layout } from './layout.ts'
import { look } from './look.ts'
import { media } from './media.ts'
import { posts } from './posts.ts'
import { reading } from './reading.ts'
import { hideMutedPosts, replyVisibility, thirdColumnMode } from './start.ts'
import { timelines } from './timelines.ts'

/** Every setting there is. */
export const settings = [
  thirdColumnMode,
  hideMutedPosts,
  replyVisibility,
  ...look,
  ...layout,
  ...hiding,
  ...media,
  ...timelines,
  ...conversations,
  ...posts,
  ...composing,
  ...confirmations,
  ...general,
  ...keys,
  ...reading,
] as const

export type Setting = (typeof settings)[number]
export type Settings = { readonly [Each in Setting as Each['name']]: Each['fallback'] }
export type SettingName = Setting['name']
export type SettingValue<Name extends SettingName> = Settings[Name]
