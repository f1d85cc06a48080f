import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useAlertPermission } from '../alerts/permission.ts'
import styles from '../parts/OwnControl.module.css'

interface PushControlProps {
  /** The ids of what names the control, and of what describes it. */
  readonly labelledBy: string
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
export function PushControl({ labelledBy, describedBy }: PushControlProps) {
  const t = useT()
  const id = useId()
  const isOn = useSetting('webPushNotifications')
  const obstacle = useObstacle()
  const notes = [describedBy, obstacle === null ? undefined : id].filter((each) => each !== undefined)
  return (
    <div className={styles['control']}>
      {obstacle !== null && (
        <p id={id} className={styles['text']}>
          {t(`notifications.push.${obstacle}`)}
        </p>
      )}
      <Switch
        aria-labelledby={labelledBy}
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        checked={isOn}
        onChange={() => setSetting('webPushNotifications', !isOn)}
      />
    </div>
  )
}
