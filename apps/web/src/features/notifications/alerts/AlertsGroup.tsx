import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useViewerId } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import styles from './AlertsGroup.module.css'
import { alertPermission, canAlert } from './system-alerts.ts'

/** Whether the system may show what arrives: asked by a press, after it was said what for. */
export function AlertsGroup() {
  const t = useT()
  const [permission, setPermission] = useState(alertPermission)
  const [wasAsked, setWasAsked] = useState(false)
  if (useViewerId() === null) return null

  async function ask() {
    setPermission(await Notification.requestPermission())
    setWasAsked(true)
  }

  function words(): string {
    if (!canAlert()) return t('notifications.alerts.missing')
    if (permission === 'granted') return t('notifications.alerts.allowed')
    return t(permission === 'denied' ? 'notifications.alerts.denied' : 'notifications.alerts.about')
  }

  return (
    <SettingsGroup isInset title={t('notifications.alerts.title')}>
      <div className={styles['row']}>
        <p className={styles['text']}>{words()}</p>
        {canAlert() && permission === 'default' && (
          <Button size="small" onClick={() => void ask()}>
            {t('notifications.alerts.allow')}
          </Button>
        )}
      </div>
      {wasAsked && <Announcement words={words()} />}
    </SettingsGroup>
  )
}
