import { defineSetting } from './define-setting.ts'
import { count, flag } from './parse.ts'

/** Pictures, videos and what hides them. */
export const media = [
  defineSetting({ name: 'hideAttachments', parse: flag, fallback: false }),
  defineSetting({ name: 'hideAttachmentsInConv', parse: flag, fallback: false }),
  defineSetting({ name: 'stopGifs', parse: flag, fallback: false, fromInstance: true }),
  defineSetting({ name: 'maxThumbnails', parse: count(0), fallback: 16 }),
  defineSetting({ name: 'useContainFit', parse: flag, fallback: true }),
  defineSetting({ name: 'hideNsfw', parse: flag, fallback: true }),
  defineSetting({ name: 'preloadImage', parse: flag, fallback: true }),
  defineSetting({ name: 'useBlurhash', parse: flag, fallback: true }),
  defineSetting({ name: 'useOneClickNsfw', parse: flag, fallback: false }),
  defineSetting({ name: 'loopVideo', parse: flag, fallback: true }),
  defineSetting({ name: 'loopVideoSilentOnly', parse: flag, fallback: true }),
  defineSetting({ name: 'playVideosInModal', parse: flag, fallback: false }),
  /** Media and previews are fetched when they are asked for, and nothing is fetched ahead. */
  defineSetting({ name: 'dataSaving', parse: flag, fallback: false, follows: 'device' }),
] as const
