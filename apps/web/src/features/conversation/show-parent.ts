import type { StatusId } from '@skein/api'
import type { MouseEvent } from 'react'

import { isPlainClick } from '../../lib/is-plain-click.ts'
import { entityStore } from '../../model/entities.ts'
import { paths } from '../../model/routes.ts'

/**
 * The way from a post to the one it answers does not leave a conversation that shows both. To be called
 * before the link itself hears of the click; `show` says whether it could.
 */
export function showParent(event: MouseEvent, show: (id: StatusId) => boolean): void {
  const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null
  const id = link?.closest<HTMLElement>('[data-status-id]')?.dataset['statusId']
  const parentId = id === undefined ? null : (entityStore.statuses.get(id as StatusId)?.inReplyToId ?? null)
  if (parentId === null || link?.getAttribute('href') !== paths.conversation(parentId)) return
  if (show(parentId)) event.preventDefault()
}
