import type { NotificationId } from '@skein/api'
import { useEffect, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { fieldsOf } from '../../../lib/fields.ts'
import { navigate } from '../../../lib/navigate.ts'
import { isOwnPath } from '../../../lib/own-path.ts'
import { entityStore } from '../../../model/entities.ts'
import { getInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useViewerId } from '../../../model/session.ts'
import { getSetting } from '../../../model/settings.ts'
import { isPostMuted } from '../../status/index.ts'
import { kindOf } from '../rules/kind-of.ts'
import { useArrivals } from '../use-arrivals.ts'
import { alertContent } from './alert-content.ts'
import { mayAlert } from './may-alert.ts'
import { alertPermission, showAlert } from './system-alerts.ts'

/** The rows a notification is told from. */
function rowsOf(id: NotificationId) {
  const notification = entityStore.notifications.get(id)
  if (notification === undefined) return null
  const { accountId, statusId, targetId } = notification
  return {
    notification,
    actor: (accountId && entityStore.accounts.get(accountId)) ?? null,
    target: (targetId && entityStore.accounts.get(targetId)) ?? null,
    status: (statusId && entityStore.statuses.get(statusId)) ?? null,
  }
}

/** Has the system show what arrives, and takes it away when it was read here or elsewhere. */
export function WatchAlerts() {
  const t = useT()
  const viewerId = useViewerId()
  const startedAt = useRef(0)
  const shown = useRef(new Set<() => void>())

  function tell(id: NotificationId) {
    const rows = rowsOf(id)
    if (rows === null || viewerId === null) return
    const { notification, actor, status } = rows
    const circumstances = {
      notification,
      visibility: getSetting('notificationVisibility'),
      isPostMuted: status !== null && isPostMuted(status, viewerId),
      permission: alertPermission(),
      age: performance.now() - startedAt.current,
    }
    if (!mayAlert(circumstances)) return
    const kind = kindOf({ notification, status: status ?? undefined, viewerId })
    const { restrictedNicknames } = getInstance().facts
    const path =
      status !== null
        ? paths.conversation(status.id)
        : actor === null
          ? paths.root
          : paths.profile(actor, restrictedNicknames)
    const close = showAlert(
      alertContent({ ...rows, kind, viewerId, hidesWarned: getSetting('webPushHideIfCW') }, t),
      path,
      navigate,
    )
    const stop = entityStore.notifications.subscribe(id, () => {
      if (entityStore.notifications.get(id)?.isSeen === false) return
      takeAway()
      shown.current.delete(takeAway)
    })
    function takeAway() {
      stop()
      close()
    }
    shown.current.add(takeAway)
  }

  useEffect(() => {
    const watched = shown.current
    startedAt.current = performance.now()
    return () => {
      for (const takeAway of watched) takeAway()
      watched.clear()
    }
  }, [viewerId])

  useArrivals((ids) => ids.forEach(tell))

  useEffect(() => {
    const workers = (navigator as Partial<Navigator>).serviceWorker
    const open = ({ data }: MessageEvent) => {
      const { path } = fieldsOf(fieldsOf(data)['openAlert'])
      if (isOwnPath(path)) navigate(path)
    }
    workers?.addEventListener('message', open)
    return () => workers?.removeEventListener('message', open)
  }, [])
  return null
}
