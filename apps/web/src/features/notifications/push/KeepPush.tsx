import { useEffect } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useInstance, useIsInstanceLoaded } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'
import { readQuietHours } from '../rules/quiet-times.ts'
import { keepPush, untellWhoLeaves } from './keep-push.ts'

/** Keeps this browser subscribed to what happens to the viewer, as they wish it, also while no page is open. [PUSH-01] */
export function KeepPush({ isGranted }: { readonly isGranted: boolean }) {
  const t = useT()
  const { status, viewerId, viewer } = useSession()
  const { vapidPublicKey: vapidKey } = useInstance().facts
  const isLoaded = useIsInstanceLoaded()
  const isOn = useSetting('webPushNotifications')
  const visibility = useSetting('notificationVisibility')
  const hidesWords = useSetting('webPushHideIfCW')
  const hours = useSetting('quietHours')
  const silentUntil = useSetting('onlyFollowedUntil')
  const name = viewer?.username

  useEffect(untellWhoLeaves, [])
  useEffect(() => {
    if (status === 'visitor') void keepPush(null)
    // Until then nobody knows whose token it is, or whether the server has a key.
    if (viewerId === null || name === undefined || !isLoaded) return
    const quiet = readQuietHours(hours)
    const how = {
      listPath: paths.notifications(name),
      hidesWords,
      quiet: quiet.isOn ? { from: quiet.from, to: quiet.to } : null,
      ringsUntil: quiet.endedUntil ?? 0,
      silentUntil,
      words: { title: t('notifications.push.title'), hidden: t('notifications.push.hidden') },
    }
    void keepPush({ viewerId, isOn, isGranted, vapidKey, visibility, how })
  }, [
    status,
    viewerId,
    name,
    isLoaded,
    isOn,
    isGranted,
    vapidKey,
    visibility,
    hidesWords,
    hours,
    silentUntil,
    t,
  ])
  return null
}
