import { hideableTypes, notificationSettingNames } from '@skein/api'
import { useT } from '../../i18n/index.ts'
import { setSetting, useSetting } from '../../model/settings.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChecksIcon, FilterIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import styles from './HeadingButtons.module.css'

export interface HeadingButtonsProps {
  hasUnseen: boolean
  onMarkAllSeen: () => void
}

/** Mark all as seen, and which types to show [NOTIF-03]. */
export function HeadingButtons({ hasUnseen, onMarkAllSeen }: HeadingButtonsProps) {
  const t = useT()
  const visibility = useSetting('notificationVisibility')
  return (
    <>
      <IconButton
        icon={ChecksIcon}
        label={t('notifications.markAllSeen')}
        disabled={!hasUnseen}
        onClick={onMarkAllSeen}
      />
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
