import { composing } from './composing.ts'
import { confirmations } from './confirmations.ts'
import { conversations } from './conversations.ts'
import { general } from './general.ts'
import { hiding } from './hiding.ts'
import { layout } from './layout.ts'
import { media } from './media.ts'
import { posts } from './posts.ts'
import { reading } from './reading.ts'
import {
  contrast,
  hideMutedPosts,
  motion,
  replyVisibility,
  textSize,
  theme,
  thirdColumnMode,
} from './start.ts'
import { timelines } from './timelines.ts'

/** Every setting there is. */
export const settings = [
  theme,
  contrast,
  motion,
  textSize,
  thirdColumnMode,
  hideMutedPosts,
  replyVisibility,
  ...layout,
  ...hiding,
  ...media,
  ...timelines,
  ...conversations,
  ...posts,
  ...composing,
  ...confirmations,
  ...general,
  ...reading,
] as const

export type Setting = (typeof settings)[number]
export type Settings = { readonly [Each in Setting as Each['name']]: Each['fallback'] }
export type SettingName = Setting['name']
export type SettingValue<Name extends SettingName> = Settings[Name]
