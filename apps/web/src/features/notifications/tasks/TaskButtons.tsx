import { useState, type ReactNode } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CheckIcon, MoreIcon, ReplyIcon } from '../../../ui/icons.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import type { MenuItem } from '../../../ui/menu-item.ts'
import { lazyView } from '../../lazy/index.ts'
import { CalendarIcon, MorningIcon, QuietIcon, SnoozeIcon, SunsetIcon } from '../icons.tsx'
import { snoozeTimes } from '../rules/snooze-times.ts'
import { finish, hush, putOff } from './act.ts'
import type { Actable } from './task-keys.ts'
import styles from './Tasks.module.css'

const PickTime = lazyView(() => import('./PickTime.tsx').then((part) => part.PickTime), null)

const icons = { hour: SnoozeIcon, tonight: SunsetIcon, tomorrow: MorningIcon } as const

interface TaskButtonsProps extends Actable {
  /** What they belong to, over the sheets of a phone. */
  readonly title: ReactNode
}

/** Done, later, and no more of this post: a button each, or one for fingers with all of them behind it. */
export function TaskButtons({ ids, ownPostId, left, title }: TaskButtonsProps) {
  const t = useT()
  const language = useLanguageTag()
  const [isPicking, setIsPicking] = useState(false)
  const written = (time: number) => timeOfDay(time, language)

  /** Offered as of the press: a row at rest reads no clock. */
  function snoozes(): readonly MenuItem[] {
    const times = snoozeTimes(Date.now()).map(([choice, time]): MenuItem => ({
      key: choice,
      label: t(`notifications.tasks.snooze.${choice}`),
      icon: icons[choice],
      note: written(time),
      onSelect: () => putOff(ids, time, written(time)),
    }))
    const others: readonly MenuItem[] = [
      {
        key: 'pick',
        label: t('notifications.tasks.snooze.pick'),
        icon: CalendarIcon,
        onSelect: () => setIsPicking(true),
      },
      {
        key: 'reply',
        label: t('notifications.tasks.snooze.reply'),
        icon: ReplyIcon,
        startsGroup: true,
        onSelect: () => putOff(ids, 'reply', ''),
      },
    ]
    return [...times, ...others].map((item, index) => ({ ...item, digit: index + 1 }))
  }

  function everything(): readonly MenuItem[] {
    const [first, ...others] = snoozes()
    const done = {
      key: 'finish',
      label: t('notifications.tasks.finish'),
      icon: CheckIcon,
      onSelect: () => finish(ids, left),
    }
    const quiet = ownPostId !== null && {
      key: 'hush',
      label: t('notifications.tasks.hush'),
      note: t('notifications.tasks.hushNote'),
      icon: QuietIcon,
      onSelect: () => hush(ownPostId),
    }
    return [done, ...(quiet ? [quiet] : []), ...(first ? [{ ...first, startsGroup: true }] : []), ...others]
  }

  return (
    <div className={styles['buttons']}>
      <div className={styles['each']}>
        <IconButton
          size="small"
          icon={CheckIcon}
          label={t('notifications.tasks.finish')}
          onClick={() => finish(ids, left)}
        />
        <MenuButton
          label={t('notifications.tasks.putOff')}
          data-tooltip={t('notifications.tasks.putOff')}
          data-snooze=""
          className={styles['snooze']}
          placement="bottom-end"
          heading={title}
          items={snoozes}
        >
          <SnoozeIcon size={16} />
        </MenuButton>
        {ownPostId === null ? (
          <span className={styles['noButton']} />
        ) : (
          <IconButton
            size="small"
            icon={QuietIcon}
            label={t('notifications.tasks.hush')}
            onClick={() => hush(ownPostId)}
          />
        )}
      </div>
      <MenuButton
        label={t('notifications.tasks.more')}
        className={styles['more']}
        placement="bottom-end"
        heading={title}
        items={everything}
      >
        <MoreIcon size={18} />
      </MenuButton>
      {isPicking && (
        <PickTime onPick={(time) => putOff(ids, time, written(time))} onClose={() => setIsPicking(false)} />
      )}
    </div>
  )
}
