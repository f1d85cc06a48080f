import type { NotificationId, StatusId } from '@skein/api'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { QuietIcon, SnoozeIcon } from '../icons.tsx'
import { snoozeTimes } from '../rules/snooze-times.ts'
import { finish, hush, putOff } from './act.ts'
import styles from './Tasks.module.css'
import { useMinute } from './use-minute.ts'

interface TaskButtonsProps {
  readonly ids: readonly NotificationId[]
  /** The post of the viewer whose favourites and repeats can be left out. */
  readonly ownPostId?: StatusId
}

/** Done, later, and no more of this post. */
export function TaskButtons({ ids, ownPostId }: TaskButtonsProps) {
  const t = useT()
  const language = useLanguageTag()
  const now = useMinute()
  const times = snoozeTimes(now).map(([choice, time]) => ({
    key: choice,
    label: t(`notifications.tasks.snooze.${choice}`),
    note: timeOfDay(time, language, now),
    onSelect: () => putOff(ids, time, timeOfDay(time, language, now)),
  }))
  return (
    <div className={styles['buttons']}>
      <IconButton
        size="small"
        icon={CheckIcon}
        label={t('notifications.tasks.finish')}
        onClick={() => finish(ids)}
      />
      <MenuButton
        label={t('notifications.tasks.putOff')}
        data-tooltip={t('notifications.tasks.putOff')}
        className={styles['snooze']}
        placement="bottom-end"
        items={[
          ...times,
          {
            key: 'reply',
            label: t('notifications.tasks.snooze.reply'),
            startsGroup: true,
            onSelect: () => putOff(ids, 'reply', ''),
          },
        ]}
      >
        <SnoozeIcon size={16} />
      </MenuButton>
      {ownPostId !== undefined && (
        <IconButton
          size="small"
          icon={QuietIcon}
          label={t('notifications.tasks.hush')}
          onClick={() => hush(ownPostId)}
        />
      )}
    </div>
  )
}
