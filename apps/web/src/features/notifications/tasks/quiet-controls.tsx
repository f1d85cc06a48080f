import { useState, type ComponentProps } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { chooseFollowed, chooseHours, useQuiet, useQuietHours } from '../quiet.ts'
import { fieldTime, minuteOf } from '../rules/quiet-times.ts'
import { snoozeTimes } from '../rules/snooze-times.ts'
import controlStyles from '../parts/OwnControl.module.css'
import styles from './QuietTimes.module.css'
import { useMinute } from './use-minute.ts'

/** What names the switch, or the id by which a label does, and what describes it. */
type SwitchWords = Pick<ComponentProps<typeof Switch>, 'id' | 'aria-labelledby' | 'aria-describedby'>

/** Whether there are quiet hours. */
export function HoursSwitch(words: SwitchWords) {
  const { isOn } = useQuietHours()
  return <Switch {...words} checked={isOn} onChange={() => chooseHours({ isOn: !isOn })} />
}

/** From when to when. */
export function HoursFields({ labelledBy }: { readonly labelledBy: string }) {
  const t = useT()
  const { from, to } = useQuietHours()
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles['hours']}>
      <Hour
        label={t('notifications.quiet.from')}
        minute={from}
        onChoose={(each) => chooseHours({ from: each })}
      />
      <Hour label={t('notifications.quiet.to')} minute={to} onChoose={(each) => chooseHours({ to: each })} />
    </div>
  )
}

interface HourProps {
  readonly label: string
  readonly minute: number
  readonly onChoose: (minute: number) => void
}

/** A time of day, chosen as soon as it is one. */
function Hour({ label, minute, onChoose }: HourProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function write(text: string) {
    setDraft(text)
    const written = minuteOf(text)
    if (written !== null && written !== minute) onChoose(written)
  }

  return (
    <TextField
      type="time"
      label={label}
      value={draft ?? fieldTime(minute)}
      onChange={write}
      onBlur={() => setDraft(null)}
    />
  )
}

/** The moments until which only people who are followed can ring; the one that a switch takes comes first. */
function useMoments() {
  const now = useMinute()
  const language = useLanguageTag()
  const moments = snoozeTimes(now)
  const [hour, next] = moments
  const say = (moment: number) => timeOfDay(moment, language, now)
  return { moments, usual: (next ?? hour)?.[1] ?? now, say }
}

/** Whether only people who are followed ring: until this evening, or tomorrow. */
export function FollowedSwitch(words: SwitchWords) {
  const { followedUntil } = useQuiet()
  const { usual } = useMoments()
  const isOn = followedUntil !== null
  return <Switch {...words} checked={isOn} onChange={() => chooseFollowed(isOn ? null : usual)} />
}

/** The moment that holds, or that would, as a time. */
export function useFollowedTime(): string {
  const { followedUntil } = useQuiet()
  const { usual, say } = useMoments()
  return say(followedUntil ?? usual)
}

/** Another moment, while one holds. */
export function UntilMenu() {
  const t = useT()
  const { followedUntil } = useQuiet()
  const { moments, say } = useMoments()
  if (followedUntil === null) return null
  const label = t('notifications.quiet.change')
  return (
    <MenuButton
      label={label}
      className={styles['until']}
      items={moments.map(([choice, moment]) => ({
        key: choice,
        label: t(`notifications.quiet.choices.${choice}`),
        note: say(moment),
        onSelect: () => chooseFollowed(moment),
      }))}
    >
      {label}
    </MenuButton>
  )
}

interface ControlProps {
  /** Of the switch, for its label. */
  readonly id: string
  /** The ids of the label, and of what describes the switch. */
  readonly labelledBy: string
  readonly describedBy?: string | undefined
}

/** The control of quiet hours in the settings: the switch, and the hours below the row. */
export function QuietHoursControl({ id, labelledBy, describedBy }: ControlProps) {
  const { isOn } = useQuietHours()
  return (
    <>
      <HoursSwitch id={id} aria-describedby={describedBy} />
      {isOn && (
        <div className={controlStyles['below']}>
          <HoursFields labelledBy={labelledBy} />
        </div>
      )}
    </>
  )
}

/** The control of who rings in the settings: the switch, and until when below the row. */
export function OnlyFollowedControl({ id, describedBy }: Omit<ControlProps, 'labelledBy'>) {
  const t = useT()
  const { followedUntil } = useQuiet()
  const when = useFollowedTime()
  return (
    <>
      <FollowedSwitch id={id} aria-describedby={describedBy} />
      {followedUntil !== null && (
        <div className={controlStyles['below']}>
          <span className={controlStyles['text']}>{t('notifications.quiet.until', { when })}</span>
          <UntilMenu />
        </div>
      )}
    </>
  )
}
