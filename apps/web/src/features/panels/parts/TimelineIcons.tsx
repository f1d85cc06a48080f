import { useLocation } from 'wouter'
import { useT } from '../../../i18n/index.ts'
import { IconLink } from '../../../ui/IconButton.tsx'
import { useOfferedTimelines } from '../use-offered-timelines.ts'
import styles from './TimelineIcons.module.css'

/** The timelines as icons. */
export function TimelineIcons() {
  const t = useT()
  const [path] = useLocation()
  const timelines = useOfferedTimelines()
  return (
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
  )
}
