import { can, deleteStatus, type StatusId } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { getSetting } from '../../../model/settings.ts'
import { TrashIcon } from '../../../ui/icons.tsx'
import { carryOut } from './carry-out.ts'
import { focusNext } from './focus-next.ts'
import { isOwn, isStaff } from './own.ts'
import { defineAction } from './types.ts'

/** The post is gone here at once, and the focus goes on to the next one. @throws ApiError, and the post is back */
export function removePost(id: StatusId): Promise<void> {
  return carryOut(id, {
    key: `${id}:delete`,
    value: true,
    show: () => {
      const patch = entityStore.statuses.patch(id, { isDeleted: true })
      focusNext(id)
      return patch
    },
    send: () => deleteStatus(getClient(), id),
  })
}

export const deletePost = defineAction({
  name: 'delete',
  labelKey: 'status.menu.delete',
  icon: TrashIcon,
  isDanger: true,
  /** [POST-24] */
  isOffered: (context) => isOwn(context) || (isStaff(context) && can(context.instance, 'staffDeletion')),
  /** [POST-25] */
  question: () =>
    getSetting('modalOnDelete')
      ? {
          about: 'delete',
          acceptKey: 'status.menu.delete',
          isDestructive: true,
        }
      : null,
  said: () => 'status.said.deleted',
  run: ({ status: { id } }) => removePost(id),
})
