import { setBookmarked } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { bookmarkLook } from '../rules/action-looks.ts'
import { carryOut, current } from './carry-out.ts'
import type { StatusAction } from './types.ts'

export const bookmark: StatusAction = {
  ...bookmarkLook,
  labelOf: ({ status }) => (status.isBookmarked ? 'status.menu.unbookmark' : 'status.actions.bookmark'),
  shortcuts: ['d'],
  isOffered: ({ viewerId }) => viewerId !== null,
  run: (context) => {
    const { id, isBookmarked } = current(context)
    return carryOut(id, {
      key: `${id}:bookmark`,
      value: !isBookmarked,
      show: (isOn) => entityStore.statuses.patch(id, { isBookmarked: isOn }),
      send: (isOn) => setBookmarked(getClient(), id, isOn),
      take: (status) => entityStore.ingestStatus(status),
    })
  },
}
