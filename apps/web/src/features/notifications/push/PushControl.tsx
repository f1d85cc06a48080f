import { clsx } from 'clsx'
import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useAlertPermission } from '../alerts/permission.ts'
import styles from '../parts/OwnControl.module.css'

interface PushControlProps {
  /** Of the switch, for its label. */
  readonly id: string
  readonly describedBy?: string | undefined
}

/** What stands in the way of pushes, whatever is chosen; null for nothing. */
function useObstacle() {
  const permission = useAlertPermission()
  const { vapidPublicKey } = useInstance().facts
  if (!('PushManager' in globalThis)) return 'noBrowser'
  if (vapidPublicKey === null) return 'noKey'
  return permission === 'granted' ? null : 'noPermission'
}

/** Whether alerts come while no page is open, and why they cannot. [SET-35] */
export function PushControl({ id, describedBy }: PushControlProps) {
  const t = useT()
  const obstacleId = useId()
  const isOn = useSetting('webPushNotifications')
  const obstacle = useObstacle()
  const notes = [describedBy, obstacle === null ? undefined : obstacleId].filter((each) => each !== undefined)
  return (
    <>
      <Switch
        id={id}
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        checked={isOn}
        onChange={() => setSetting('webPushNotifications', !isOn)}
      />
      {obstacle !== null && (
        <p id={obstacleId} className={clsx(styles['below'], styles['text'])}>
          {t(`notifications.push.${obstacle}`)}
        </p>
      )}
    </>
  )
}
