import { setBookmarked } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { BookmarkIcon } from '../../../ui/icons.tsx'
import { carryOut, current } from './carry-out.ts'
import type { StatusAction } from './types.ts'

export const bookmark: StatusAction = {
  name: 'bookmark',
  labelKey: 'status.actions.bookmark',
  icon: BookmarkIcon,
  shortcuts: ['d'],
  isOffered: ({ viewerId }) => viewerId !== null,
  isOn: ({ status }) => status.isBookmarked,
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
