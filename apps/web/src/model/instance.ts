export {
  getInstance,
  markInstanceLoaded,
  onInstanceChange,
  setInstance,
  useCan,
  useInstance,
  useIsInstanceLoaded,
  whenInstanceLoaded,
} from './instance/known.ts'
export { keepLanding, readLanding } from './instance/landing.ts'
export { isClosedToVisitors, useIsClosed } from './instance/members-only.ts'
export { noteServerEmoji, useServerEmoji } from './instance/server-emoji.ts'
export { forgetStickers, getStickers, loadStickers } from './instance/stickers.ts'
