import { useId, useState } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { Button } from '../../../ui/Button.tsx'
import { UsersIcon } from '../../../ui/icons.tsx'
import { MoonIcon } from '../icons.tsx'
import { useQuietHours } from '../quiet.ts'
import { localMinute } from '../rules/local-minute.ts'
import { FollowedSwitch, HoursFields, HoursSwitch, UntilMenu, useFollowedTime } from './quiet-controls.tsx'
import styles from './QuietTimes.module.css'
import { useMinute } from './use-minute.ts'

/** When nothing rings, and until when only people who are followed do. */
export function QuietTimes() {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('notifications.quiet.title')}
      </h2>
      <Hours />
      <Followed />
    </section>
  )
}

function Hours() {
  const t = useT()
  const id = useId()
  const language = useLanguageTag()
  const now = useMinute()
  const { from, to } = useQuietHours()
  const [areFieldsOpen, setAreFieldsOpen] = useState(false)
  const say = (minute: number) => timeOfDay(localMinute(now, 0, minute), language, now)
  return (
    <div className={styles['card']}>
      <MoonIcon size={16} />
      <p id={id} className={styles['name']}>
        {t('notifications.quiet.hours', { from: say(from), to: say(to) })}
      </p>
      <HoursSwitch aria-labelledby={id} aria-describedby={`${id}-text`} />
      <p id={`${id}-text`} className={styles['text']}>
        {t('notifications.quiet.hoursText')}
      </p>
      <div>
        <Button
          size="small"
          variant="line"
          aria-expanded={areFieldsOpen}
          aria-controls={`${id}-fields`}
          onClick={() => setAreFieldsOpen(!areFieldsOpen)}
        >
          {t('notifications.quiet.changeHours')}
        </Button>
        <div id={`${id}-fields`} hidden={!areFieldsOpen}>
          {areFieldsOpen && <HoursFields labelledBy={id} />}
        </div>
      </div>
    </div>
  )
}

function Followed() {
  const t = useT()
  const id = useId()
  const when = useFollowedTime()
  return (
    <div className={styles['card']}>
      <UsersIcon size={16} />
      <p id={id} className={styles['name']}>
        {t('notifications.quiet.followed')}
      </p>
      <FollowedSwitch aria-labelledby={id} aria-describedby={`${id}-text`} />
      <p id={`${id}-text`} className={styles['text']}>
        {t('notifications.quiet.followedText', { when })}
      </p>
      <UntilMenu />
    </div>
  )
}
