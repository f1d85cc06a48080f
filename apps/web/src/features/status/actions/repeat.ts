import { setRepeated } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { getSetting } from '../../../model/settings.ts'
import { RepeatIcon } from '../../../ui/icons.tsx'
import { carryOut, counted, current } from './carry-out.ts'
import type { ActionContext, StatusAction } from './types.ts'

/** Why a post cannot be repeated, for the lock in the button's place; null when it can. [POST-19, POST-20] */
export function repeatLock({ status, viewerId }: ActionContext): 'direct' | 'private' | null {
  if (status.scope === 'direct') return 'direct'
  return status.scope === 'private' && status.accountId !== viewerId ? 'private' : null
}

export const repeat: StatusAction = {
  name: 'repeat',
  labelKey: 'status.actions.repeat',
  icon: RepeatIcon,
  shortcuts: ['b'],
  isOffered: (context) => context.viewerId !== null && repeatLock(context) === null,
  isOn: ({ status }) => status.isRepeated,
  count: ({ status }) => status.repeatsCount,
  question: (context) =>
    getSetting('modalOnRepeat') && !current(context).isRepeated
      ? {
          titleKey: 'status.repeatQuestion.title',
          effectKey: 'status.repeatQuestion.effect',
          acceptKey: 'status.actions.repeat',
          isDestructive: false,
        }
      : null,
  run: (context) => {
    const { id, isRepeated, scope } = current(context)
    return carryOut(id, {
      key: `${id}:repeat`,
      value: !isRepeated,
      show: (isOn) =>
        entityStore.statuses.patch(id, (row) => ({
          isRepeated: isOn,
          repeatsCount: counted(row.repeatsCount, row.isRepeated, isOn),
        })),
      send: (isOn) => setRepeated(getClient(), id, isOn, isOn && scope === 'private' ? 'private' : undefined),
      take: (status) => entityStore.ingestStatus(status),
    })
  },
}
