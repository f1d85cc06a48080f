import { defineFlag } from './define-setting.ts'

/** Before what the client asks. */
export const confirmations = [
  defineFlag('modalOnRepeat', false),
  defineFlag('modalOnUnfollow', false),
  defineFlag('modalOnMute', false),
  defineFlag('modalOnApproveFollow', false),
  defineFlag('modalOnDenyFollow', false),
  defineFlag('modalOnBlock', true),
  defineFlag('modalOnDelete', true),
  defineFlag('modalOnLogout', true),
] as const
