import { useId, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { snoozeTimes } from '../rules/snooze-times.ts'

interface PickTimeProps {
  /** Milliseconds since 1970, later than now. */
  readonly onPick: (time: number) => void
  readonly onClose: () => void
}

/** A moment as a field for local time has it: "2026-06-10T20:00". */
function localTime(ms: number): string {
  const date = new Date(ms)
  return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Asks for a moment of one's own to be reminded at. */
export function PickTime({ onPick, onClose }: PickTimeProps) {
  const t = useT()
  const formId = useId()
  const [now] = useState(() => Date.now())
  const [value, setValue] = useState(() => localTime(snoozeTimes(now).at(-1)?.[1] ?? now))
  const [isRefused, setIsRefused] = useState(false)

  function pick() {
    const time = Date.parse(value)
    // Also what is no time at all.
    if (!(time > Date.now())) return setIsRefused(true)
    onClose()
    onPick(time)
  }

  return (
    <Dialog
      title={t('notifications.tasks.pick.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('notifications.tasks.putOff')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          pick()
        }}
      >
        <TextField
          type="datetime-local"
          label={t('notifications.tasks.pick.label')}
          value={value}
          min={localTime(now)}
          error={isRefused ? t('notifications.tasks.pick.past') : undefined}
          onChange={setValue}
        />
      </form>
    </Dialog>
  )
}
