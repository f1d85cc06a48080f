import { deleteStatus } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { getSetting } from '../../../model/settings.ts'
import { TrashIcon } from '../../../ui/icons.tsx'
import { carryOut } from './carry-out.ts'
import type { StatusAction } from './types.ts'

export const deletePost: StatusAction = {
  name: 'delete',
  labelKey: 'status.actions.delete',
  icon: TrashIcon,
  shortcuts: [],
  isDanger: true,
  /** [POST-24] */
  isOffered: ({ viewerId, status }) => viewerId !== null && status.accountId === viewerId,
  /** [POST-25] */
  question: () =>
    getSetting('modalOnDelete')
      ? {
          titleKey: 'status.deleteQuestion.title',
          effectKey: 'status.deleteQuestion.effect',
          acceptKey: 'status.actions.delete',
          isDestructive: true,
        }
      : null,
  run: ({ status: { id } }) =>
    carryOut(id, {
      key: `${id}:delete`,
      value: true,
      show: () => entityStore.statuses.patch(id, { isDeleted: true }),
      send: () => deleteStatus(getClient(), id),
    }),
}
