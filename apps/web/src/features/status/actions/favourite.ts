import { setFavourited } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { favouriteLook } from '../rules/action-looks.ts'
import { carryOut, counted, current } from './carry-out.ts'
import type { StatusAction } from './types.ts'

export const favourite: StatusAction = {
  ...favouriteLook,
  shortcuts: ['f', 'l'],
  isOffered: ({ viewerId }) => viewerId !== null,
  run: (context) => {
    const { id, isFavourited } = current(context)
    return carryOut(id, {
      key: `${id}:favourite`,
      value: !isFavourited,
      show: (isOn) =>
        entityStore.statuses.patch(id, (row) => ({
          isFavourited: isOn,
          favouritesCount: counted(row.favouritesCount, row.isFavourited, isOn),
        })),
      send: (isOn) => setFavourited(getClient(), id, isOn),
      take: (status) => entityStore.ingestStatus(status),
    })
  },
}
