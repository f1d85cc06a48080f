import { setPinned } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { PinIcon } from '../../../ui/icons.tsx'
import { carryOut, current } from './carry-out.ts'
import { isOwn } from './own.ts'
import { defineAction } from './types.ts'

/** [POST-22] */
export const pin = defineAction({
  name: 'pin',
  labelKey: 'status.menu.pin',
  labelOf: ({ status }) => (status.isPinned ? 'status.menu.unpin' : 'status.menu.pin'),
  icon: PinIcon,
  isOffered: (context) =>
    isOwn(context) && (context.status.scope === 'public' || context.status.scope === 'unlisted'),
  said: ({ status }) => (status.isPinned ? 'status.said.unpinned' : 'status.said.pinned'),
  run: (context) => {
    const { id, isPinned } = current(context)
    return carryOut(id, {
      key: `${id}:pin`,
      value: !isPinned,
      show: (isOn) => entityStore.statuses.patch(id, { isPinned: isOn }),
      send: (isOn) => setPinned(getClient(), id, isOn),
      take: (status) => entityStore.ingestStatus(status),
    })
  },
})
