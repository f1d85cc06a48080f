import { setMuted, type MuteChoices } from '@skein/api'

import { getClient } from '../../../model/client.ts'
import { getSetting } from '../../../model/settings.ts'
import { MuteIcon } from '../../../ui/icons.tsx'
import { choicesOf, heldMute, rememberMute } from '../own-mutes.ts'
import { isOther } from './offered.ts'
import type { RelationAction } from './types.ts'

/** Muting with what was chosen when it is sent. [USER-20, USER-25] */
export function muteWith(choose: () => MuteChoices): RelationAction {
  /** Of the last mute; null after an unmute. */
  let chosen: MuteChoices | null = null
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
      return (chosen?.expiresIn ?? 0) > 0 ? 'relations.done.mutedFor' : 'relations.done.muted'
    },
    doneArgs: () => ({ seconds: chosen?.expiresIn ?? 0 }),
    failedKeyOf: (isOn) => (isOn ? 'relations.failed.mute' : 'relations.failed.unmute'),
    show: (muting) => ({ muting }),
    send: ({ account: { id } }, isOn) => {
      chosen = isOn ? choose() : null
      return setMuted(getClient(), id, chosen)
    },
    // Not in `send`: its answer may be lost although the server carried it out.
    after: ({ account: { id } }, isOn) => {
      if (isOn && chosen !== null) rememberMute(id, chosen)
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
