import { defineSetting } from './define-setting.ts'
import { flag } from './parse.ts'

/** Before what the client asks. */
export const confirmations = [
  defineSetting({ name: 'modalOnRepeat', parse: flag, fallback: false }),
  defineSetting({ name: 'modalOnUnfollow', parse: flag, fallback: false }),
  defineSetting({ name: 'modalOnMute', parse: flag, fallback: false }),
  defineSetting({ name: 'modalOnApproveFollow', parse: flag, fallback: false }),
  defineSetting({ name: 'modalOnDenyFollow', parse: flag, fallback: false }),
  defineSetting({ name: 'modalOnBlock', parse: flag, fallback: true }),
  defineSetting({ name: 'modalOnDelete', parse: flag, fallback: true }),
  defineSetting({ name: 'modalOnLogout', parse: flag, fallback: true }),
] as const
