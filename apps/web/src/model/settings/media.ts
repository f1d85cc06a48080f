import { defineFlag, defineSetting } from './define-setting.ts'
import { count } from './parse.ts'

/** Pictures, videos and what hides them. */
export const media = [
  defineFlag('hideAttachments', false),
  defineFlag('hideAttachmentsInConv', false),
  defineFlag('stopGifs', false, { fromInstance: true }),
  defineSetting({ name: 'maxThumbnails', parse: count(0, 1_000), fallback: 16 }),
  defineFlag('useContainFit', true),
  defineFlag('hideNsfw', true),
  defineFlag('preloadImage', true),
  defineFlag('useBlurhash', true),
  defineFlag('useOneClickNsfw', false),
  defineFlag('loopVideo', true),
  defineFlag('loopVideoSilentOnly', true),
  defineFlag('playVideosInModal', false),
  /** Media and previews are fetched when they are asked for, and nothing is fetched ahead. */
  defineFlag('dataSaving', false, { follows: 'device' }),
] as const
