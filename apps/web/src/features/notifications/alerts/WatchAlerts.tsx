import type { NotificationId } from '@skein/api'
import { useEffect, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { fieldsOf } from '../../../lib/fields.ts'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { navigate } from '../../../lib/navigate.ts'
import { isOwnPath } from '../../../lib/own-path.ts'
import { serviceWorkers } from '../../../lib/service-workers.ts'
import { entityStore } from '../../../model/entities.ts'
import { getInstance } from '../../../model/instance.ts'
import { isDismissed, watchDismissed } from '../../../model/outbox-dismissing.ts'
import { paths } from '../../../model/routes.ts'
import { getSession, useViewerId } from '../../../model/session.ts'
import { getSetting } from '../../../model/settings.ts'
import { isPostMuted } from '../../status/index.ts'
import { actorOf, isFollowed, learnFollowed } from '../followed.ts'
import { getQuiet, type Quiet } from '../quiet.ts'
import { kindOf } from '../rules/kind-of.ts'
import { useArrivals } from '../use-arrivals.ts'
import { alertContent } from './alert-content.ts'
import { mayAlert } from './may-alert.ts'
import { alertPermission, showAlert } from './system-alerts.ts'

const sound = lazyModule(() => import('./sound.ts'), { needs: 'nothing' })

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

const ignore = () => undefined

/** Has the system show what arrives, and takes it away when it was read here or elsewhere. */
export function WatchAlerts() {
  const t = useT()
  const viewerId = useViewerId()
  const startedAt = useRef(0)
  const shown = useRef(new Set<() => void>())

  function tell(id: NotificationId, quiet: Quiet) {
    const rows = rowsOf(id)
    if (rows === null || viewerId === null) return
    const { notification, actor, status } = rows
    const circumstances = {
      notification,
      visibility: getSetting('notificationVisibility'),
      isPostMuted: status !== null && isPostMuted(status, viewerId),
      isQuiet: quiet.quietUntil !== null,
      isHeldBack: quiet.followedUntil !== null && !isFollowed(notification.accountId),
      age: performance.now() - startedAt.current,
    }
    if (!mayAlert(circumstances)) return
    // Without its code, as without a press, there is no sound.
    if (getSetting('alertSound')) void sound.fetch().then(({ ring }) => ring(viewerId, id), ignore)
    // [NOTIF-18]
    if (alertPermission() !== 'granted') return
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
    const look = () => {
      if (entityStore.notifications.get(id)?.isSeen === false && !isDismissed(id)) return
      takeAway()
      shown.current.delete(takeAway)
    }
    const stops = [entityStore.notifications.subscribe(id, look), watchDismissed(look)]
    function takeAway() {
      for (const stop of stops) stop()
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

  async function hear(ids: readonly NotificationId[]) {
    // As it was when they came, however long the answer takes.
    const quiet = getQuiet()
    if (quiet.followedUntil !== null && quiet.quietUntil === null) await learnFollowed(ids.map(actorOf))
    if (getSession().viewerId === viewerId) for (const id of ids) tell(id, quiet)
  }

  useArrivals((ids) => void hear(ids))

  useEffect(() => {
    const workers = serviceWorkers()
    const open = ({ data }: MessageEvent) => {
      const { path } = fieldsOf(fieldsOf(data)['openAlert'])
      if (isOwnPath(path)) navigate(path)
    }
    workers?.addEventListener('message', open)
    return () => workers?.removeEventListener('message', open)
  }, [])
  return null
}
