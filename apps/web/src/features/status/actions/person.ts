import { entityStore } from '../../../model/entities.ts'
import { reportPerson } from '../../../model/windows.ts'
import { FlagIcon, MuteIcon, ShieldIcon } from '../../../ui/icons.tsx'
import { wishFor } from '../../relations/index.ts'
import { isOfOthers } from './own.ts'
import { defineAction, type ActionContext } from './types.ts'

const relationOf = ({ status }: ActionContext) => entityStore.relationships.get(status.accountId)
const isMuting = (context: ActionContext) => relationOf(context)?.muting === true
const isBlocking = (context: ActionContext) => relationOf(context)?.blocking === true

/** Mutes whoever wrote it; what it does and asks is one with their own menu. */
export const muteAuthor = defineAction({
  name: 'muteAuthor',
  labelKey: 'status.menu.muteAuthor',
  labelOf: (context) => (isMuting(context) ? 'status.menu.unmuteAuthor' : 'status.menu.muteAuthor'),
  icon: MuteIcon,
  isOffered: isOfOthers,
  said: null,
  run: (context) => wishFor({ what: 'mute', accountId: context.status.accountId, isOn: !isMuting(context) }),
})

export const muteAuthorFor = defineAction({
  name: 'muteAuthorFor',
  labelKey: 'status.menu.muteAuthorFor',
  icon: MuteIcon,
  isOffered: (context) => isOfOthers(context) && !isMuting(context),
  said: null,
  run: ({ status }) => wishFor({ what: 'muteFor', accountId: status.accountId, isOn: true }),
})

export const blockAuthor = defineAction({
  name: 'blockAuthor',
  labelKey: 'status.menu.blockAuthor',
  labelOf: (context) => (isBlocking(context) ? 'status.menu.unblockAuthor' : 'status.menu.blockAuthor'),
  icon: ShieldIcon,
  isDanger: true,
  isOffered: isOfOthers,
  said: null,
  run: (context) =>
    wishFor({ what: 'block', accountId: context.status.accountId, isOn: !isBlocking(context) }),
})

/** Tells the moderators of it, in a window. */
export const report = defineAction({
  name: 'report',
  labelKey: 'status.menu.report',
  icon: FlagIcon,
  isDanger: true,
  isOffered: isOfOthers,
  said: null,
  run: async ({ status }) => reportPerson(status.accountId, status.id),
})
