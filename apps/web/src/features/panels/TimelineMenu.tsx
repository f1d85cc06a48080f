import { useLocation } from 'wouter'
import { useT } from '../../i18n/index.ts'
import { useSetting } from '../../model/settings.ts'
import { DownIcon } from '../../ui/icons.tsx'
import { IconLink } from '../../ui/IconButton.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import styles from './TimelineMenu.module.css'
import { useOfferedTimelines } from './use-offered-timelines.ts'

/** The name of a timeline in its heading, with the way to the others: a menu, or icons [SHELL-37]. */
export function TimelineMenu({ title }: { title: string }) {
  const t = useT()
  const [path] = useLocation()
  const timelines = useOfferedTimelines()
  const showsIcons = useSetting('showPanelNavShortcuts')
  if (timelines.length === 0) return title
  if (showsIcons) return <TimelineIcons title={title} path={path} />
  return (
    <MenuButton
      isLabelled
      label={t('shell.navigation.timelines')}
      className={styles['trigger']}
      items={timelines.map(({ name, to, icon }) => ({
        key: name,
        label: t(`shell.navigation.${name}`),
        icon,
        to,
        isCurrent: path === to,
      }))}
    >
      {title}
      <DownIcon size={16} />
    </MenuButton>
  )
}

function TimelineIcons({ title, path }: { title: string; path: string }) {
  const t = useT()
  const timelines = useOfferedTimelines()
  return (
    <>
      {title}
      <nav className={styles['icons']} aria-label={t('shell.navigation.timelines')}>
        {timelines.map(({ name, to, icon }) => (
          <IconLink
            key={name}
            to={to}
            icon={icon}
            label={t(`shell.navigation.${name}`)}
            isCurrent={path === to}
          />
        ))}
      </nav>
    </>
  )
}
