import { setRepeated } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { getSetting } from '../../../model/settings.ts'
import { repeatLock, repeatLook } from '../rules/action-looks.ts'
import { carryOut, counted, current } from './carry-out.ts'
import type { StatusAction } from './types.ts'

export const repeat: StatusAction = {
  ...repeatLook,
  shortcuts: ['b'],
  isOffered: (context) => context.viewerId !== null && repeatLock(context) === null,
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
