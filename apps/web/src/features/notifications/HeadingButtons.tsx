import {
  hideableTypes,
  notificationSettingNames,
  type NotificationId,
  type NotificationType,
} from '@skein/api'
import { useMemo } from 'react'
import { useT } from '../../i18n/index.ts'
import { entityStore } from '../../model/entities.ts'
import { say } from '../../model/notices.ts'
import { setSetting, useSetting } from '../../model/settings.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChecksIcon, FilterIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import type { MenuItem } from '../../ui/menu-item.ts'
import { dismiss } from './dismiss-part.ts'
import styles from './HeadingButtons.module.css'
import { ClearIcon } from './icons.tsx'
import { shownIds } from './shown-ids.ts'

export interface HeadingButtonsProps {
  hasUnseen: boolean
  onMarkAllSeen: () => void
  /** Those that are loaded. */
  ids: readonly NotificationId[]
}

/** Mark all as seen, clear what is shown, and which types that is [NOTIF-03]. */
export function HeadingButtons({ hasUnseen, onMarkAllSeen, ids }: HeadingButtonsProps) {
  const t = useT()
  const visibility = useSetting('notificationVisibility')
  const hasTasks = useSetting('notificationTasks')

  function filterItems(): readonly MenuItem[] {
    const counts = countTypes(ids)
    const types = hideableTypes.map((type): MenuItem => {
      const name = notificationSettingNames[type]
      const count = counts.get(type)
      return {
        key: type,
        label: t(`notifications.kinds.${type}`),
        note: count === undefined ? undefined : String(count),
        isChecked: visibility[name],
        onSelect: () => setSetting('notificationVisibility', { ...visibility, [name]: !visibility[name] }),
      }
    })
    const all: MenuItem = {
      key: 'all',
      label: t('notifications.allTypes'),
      startsGroup: true,
      onSelect: () => setSetting('notificationVisibility', undefined),
    }
    return [...types, all]
  }

  return (
    <>
      <IconButton
        icon={ChecksIcon}
        label={t('notifications.markAllSeen')}
        isOff={!hasUnseen}
        onClick={() => {
          onMarkAllSeen()
          say({ messageKey: 'notifications.said.allRead' })
        }}
      />
      {!hasTasks && <ClearAll ids={ids} />}
      <MenuButton
        label={t('notifications.filter')}
        data-tooltip={t('notifications.filter')}
        className={styles['filter']}
        placement="bottom-end"
        items={filterItems}
      >
        <FilterIcon />
      </MenuButton>
    </>
  )
}

/** How many of those that are loaded there are of each type. */
function countTypes(ids: readonly NotificationId[]): ReadonlyMap<NotificationType, number> {
  const counts = new Map<NotificationType, number>()
  for (const id of ids) {
    const type = entityStore.notifications.get(id)?.type
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return counts
}

/** Dismisses what is shown. */
function ClearAll({ ids }: Pick<HeadingButtonsProps, 'ids'>) {
  const t = useT()
  const visibility = useSetting('notificationVisibility')
  const shown = useMemo(() => shownIds(ids, visibility), [ids, visibility])
  return (
    <IconButton
      icon={ClearIcon}
      label={t('notifications.clearAll')}
      isOff={shown.length === 0}
      onClick={() => dismiss(shown)}
    />
  )
}
