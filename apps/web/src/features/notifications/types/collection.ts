import { ListIcon } from '../../../ui/icons.tsx'
import { CollectionName } from '../parts/CollectionName.tsx'
import { defineNotification } from './define.ts'

export const added = defineNotification({
  icon: ListIcon,
  tone: 'accent',
  textKey: 'notifications.types.added_to_collection',
  Body: CollectionName,
})

export const changed = defineNotification({
  icon: ListIcon,
  textKey: 'notifications.types.collection_update',
  Body: CollectionName,
})
