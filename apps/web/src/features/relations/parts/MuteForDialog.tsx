import { useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import type { MuteChoices } from '@skein/api'
import styles from './MuteForDialog.module.css'

interface MuteForDialogProps {
  readonly name: string
  readonly onMute: (choices: MuteChoices) => void
  readonly onClose: () => void
}

/** Seconds; 0 for ever. */
const times = [1_800, 3_600, 21_600, 86_400, 259_200, 604_800, 0]

/** How long somebody is muted, and whether notifications of them are. */
export function MuteForDialog({ name, onMute, onClose }: MuteForDialogProps) {
  const t = useT()
  const [expiresIn, setExpiresIn] = useState(86_400)
  const [hidesNotifications, setHidesNotifications] = useState(true)
  const first = useRef<HTMLSelectElement>(null)
  return (
    <Dialog
      kind="question"
      title={t('relations.muteTime.title', { name })}
      onClose={onClose}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              onMute({ expiresIn, hidesNotifications })
            }}
          >
            {t('relations.labels.mute')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <label className={styles['time']}>
          <span>{t('relations.muteTime.time')}</span>
          <select
            ref={first}
            value={expiresIn}
            onChange={(event) => setExpiresIn(Number(event.target.value))}
          >
            {times.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t('relations.muteTime.times', { seconds })}
              </option>
            ))}
          </select>
        </label>
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={hidesNotifications}
            onChange={(event) => setHidesNotifications(event.target.checked)}
          />
          {t('relations.muteTime.notifications')}
        </label>
      </Stack>
    </Dialog>
  )
}
