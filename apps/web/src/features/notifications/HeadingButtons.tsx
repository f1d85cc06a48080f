import { useT } from '../../i18n/index.ts'
import { setSetting, useSetting } from '../../model/settings.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChecksIcon, FilterIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import styles from './HeadingButtons.module.css'
import type { VisibilityName } from './rules/visible-types.ts'

const kinds: readonly VisibilityName[] = [
  'mentions',
  'likes',
  'repeats',
  'emojiReactions',
  'follows',
  'followRequest',
  'polls',
  'moves',
]

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
        items={kinds.map((kind) => ({
          key: kind,
          label: t(`notifications.kinds.${kind}`),
          isChecked: visibility[kind],
          onSelect: () => setSetting('notificationVisibility', { ...visibility, [kind]: !visibility[kind] }),
        }))}
      >
        <FilterIcon />
      </MenuButton>
    </>
  )
}
