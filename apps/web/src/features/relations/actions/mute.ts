import { setMuted, type MuteChoices } from '@skein/api'

import { getClient } from '../../../model/client.ts'
import { getSetting } from '../../../model/settings.ts'
import { MuteIcon } from '../../../ui/icons.tsx'
import { choicesOf, heldMute, rememberMute } from '../own-mutes.ts'
import { isOther } from './offered.ts'
import type { RelationAction } from './types.ts'

/** Muting with what was chosen when it is sent. [USER-20, USER-25] */
export function muteWith(choose: () => MuteChoices): RelationAction {
  /** Of the last mute, seconds; 0 for one without an end. */
  let seconds = 0
  const action: RelationAction = {
    name: 'mute',
    icon: MuteIcon,
    isOn: ({ muting }) => muting,
    labelKeyOf: (isOn) => (isOn ? 'relations.labels.unmute' : 'relations.labels.mute'),
    isOffered: isOther,
    isDisabled: ({ account }) => account.isDeactivated,
    question: (_, isOn) =>
      isOn && getSetting('modalOnMute') ? { about: 'mute', isDestructive: false } : null,
    doneKeyOf: (isOn) => {
      if (!isOn) return 'relations.done.unmuted'
      return seconds > 0 ? 'relations.done.mutedFor' : 'relations.done.muted'
    },
    doneArgs: () => ({ seconds }),
    failedKeyOf: (isOn) => (isOn ? 'relations.failed.mute' : 'relations.failed.unmute'),
    show: (muting) => ({ muting }),
    send: async ({ account: { id } }, isOn) => {
      const choices = isOn ? choose() : null
      seconds = choices?.expiresIn ?? 0
      const answer = await setMuted(getClient(), id, choices)
      if (choices !== null) rememberMute(id, choices)
      return answer
    },
    wayBack: (context, isOn) => {
      if (isOn) return action
      const held = heldMute(context.account.id, context.relationship)
      return muteWith(() => choicesOf(held))
    },
  }
  return action
}

/** For ever, with their notifications. */
export const mute = /* @__PURE__ */ muteWith(() => ({ hidesNotifications: true, expiresIn: 0 }))
