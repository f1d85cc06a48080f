import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useViewerId } from '../../../model/session.ts'
import { SectionDoor } from '../../../ui/SectionDoor.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import { askToAlert, useAlertPermission } from './permission.ts'
import { canAlert } from './system-alerts.ts'

/** Whether the system may show what arrives: asked by a press, after it was said what for. */
export function AlertsGroup() {
  const t = useT()
  const permission = useAlertPermission()
  const [wasAsked, setWasAsked] = useState(false)
  if (useViewerId() === null) return null

  async function ask() {
    await askToAlert()
    setWasAsked(true)
  }

  function words(): string {
    if (!canAlert()) return t('notifications.alerts.missing')
    if (permission === 'granted') return t('notifications.alerts.allowed')
    return t(permission === 'denied' ? 'notifications.alerts.denied' : 'notifications.alerts.about')
  }

  const canAsk = canAlert() && permission === 'default'
  return (
    <>
      <SectionDoor
        title={t('notifications.alerts.title')}
        text={words()}
        label={canAsk ? t('notifications.alerts.allow') : undefined}
        onOpen={() => void ask()}
      />
      {wasAsked && <Announcement words={words()} />}
    </>
  )
}
