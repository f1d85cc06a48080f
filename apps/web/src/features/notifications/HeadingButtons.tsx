import { hideableTypes, notificationSettingNames, type NotificationId } from '@skein/api'
import { useMemo } from 'react'
import { useT } from '../../i18n/index.ts'
import { setSetting, useSetting } from '../../model/settings.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChecksIcon, FilterIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
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
  return (
    <>
      <IconButton
        icon={ChecksIcon}
        label={t('notifications.markAllSeen')}
        disabled={!hasUnseen}
        onClick={onMarkAllSeen}
      />
      {!hasTasks && <ClearAll ids={ids} />}
      <MenuButton
        label={t('notifications.filter')}
        data-tooltip={t('notifications.filter')}
        className={styles['filter']}
        placement="bottom-end"
        items={hideableTypes.map((type) => {
          const name = notificationSettingNames[type]
          return {
            key: type,
            label: t(`notifications.kinds.${type}`),
            isChecked: visibility[name],
            onSelect: () =>
              setSetting('notificationVisibility', { ...visibility, [name]: !visibility[name] }),
          }
        })}
      >
        <FilterIcon />
      </MenuButton>
    </>
  )
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
      disabled={shown.length === 0}
      onClick={() => dismiss(shown)}
    />
  )
}
