import { setSetting } from '../../../model/settings.ts'

/** Quiet hours so many minutes around now, or a time of day that is over. */
export function beQuiet(before = 60, after = 60): void {
  const now = new Date().getHours() * 60 + new Date().getMinutes()
  const inDay = (minute: number) => (minute + 24 * 60) % (24 * 60)
  setSetting('quietHours', { isOn: true, from: inDay(now - before), to: inDay(now + after) })
}
