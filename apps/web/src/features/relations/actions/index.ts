import { follow } from './follow.ts'
import { mute, muteWith } from './mute.ts'
import { block, domain, notify, removeFollower, repeats } from './others.ts'
import type { RelationAction } from './types.ts'

export { block, domain, follow, mute, muteWith, notify }

/** In the order of the menu. */
export const menuActions: readonly RelationAction[] = [repeats, mute, removeFollower, block, domain]
