import type { AccountId, NotificationId, StatusId } from '@skein/api'
import { useEffect, useRef } from 'react'

import { useLanguageTag, useT } from '../../i18n/index.ts'
import { calmly, type Calm } from '../../lib/calmly.ts'
import { entityStore } from '../../model/entities.ts'
import { matchRoute } from '../../model/routes.ts'
import { useViewerId } from '../../model/session.ts'
import { getSetting } from '../../model/settings.ts'
import { say } from '../../model/notices.ts'
import { isPostMuted, spokenName } from '../status/index.ts'
import { limits } from './limits.ts'
import { notificationLabel } from './rules/notification-label.ts'
import { isTypeVisible } from './rules/visible-types.ts'
import { lookOf } from './types/index.ts'
import { useArrivals } from './use-arrivals.ts'

/** Who has the conversation open has the post before them. */
function isBeforeReader(id: StatusId): boolean {
  if (matchRoute(location.pathname).name !== 'conversation') return false
  return document.querySelector(`main [data-status-id="${CSS.escape(id)}"]`) !== null
}

function mentionOf(id: NotificationId, viewerId: AccountId | null) {
  const notification = entityStore.notifications.get(id)
  if (notification?.type !== 'mention' || notification.isSeen || notification.isMuted) return []
  const { accountId, statusId } = notification
  const actor = accountId === null ? undefined : entityStore.accounts.get(accountId)
  const status = statusId === null ? undefined : entityStore.statuses.get(statusId)
  if (actor === undefined || status === undefined || isBeforeReader(status.id)) return []
  if (viewerId !== null && isPostMuted(status, viewerId)) return []
  return [{ notification, actor, status }]
}

/**
 * Says that somebody has mentioned the viewer, to who does not see it. Many that come together are one sentence; what
 * was there when the list was first read is no news.
 */
export function WatchMentions() {
  const t = useT()
  const language = useLanguageTag()
  const viewerId = useViewerId()
  const calm = useRef<Calm<NotificationId>>(null)

  useEffect(() => {
    calm.current = calmly(
      (arrived) => {
        const visibility = getSetting('notificationVisibility')
        const mentions = isTypeVisible('mention', visibility)
          ? arrived.flatMap((id) => mentionOf(id, viewerId))
          : []
        const last = mentions.at(-1)
        if (last === undefined) return false
        const { notification, actor, status } = last
        if (mentions.length > 1) {
          const messageArgs = { count: mentions.length, name: spokenName(actor) }
          say({ messageKey: 'notifications.said.mentions', messageArgs })
          return true
        }
        const look = lookOf({ notification, status, viewerId })
        const told = { notification: { ...notification, isSeen: true }, look, actor, status, target: null }
        const what = notificationLabel({ ...told, hasDate: false, language }, 'short', t)
        say({ messageKey: 'notifications.said.mention', messageArgs: { what } })
        return true
      },
      { gatherMs: limits.mentionGatherMs, quietMs: limits.mentionQuietMs },
    )
    return () => calm.current?.stop()
  }, [viewerId, t, language])

  useArrivals((arrived) => calm.current?.add(arrived))
  return null
}
