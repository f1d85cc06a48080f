import { can } from '@skein/api'
import { HistoryIcon } from '../../../ui/icons.tsx'
import { openWindow } from '../action-panels.ts'
import { defineAction } from './types.ts'

/** [POST-31] */
export const history = defineAction({
  name: 'history',
  labelKey: 'status.menu.history',
  icon: HistoryIcon,
  isOffered: ({ status, instance }) => Boolean(status.editedAt) && can(instance, 'editing'),
  said: null,
  run: async ({ status, place }) => openWindow({ about: 'history', statusId: status.id, place }),
})
