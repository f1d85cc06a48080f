import { useT } from '../../../i18n/index.ts'
import { useOfferedTimelines } from '../use-offered-timelines.ts'
import { NavIcons } from './NavIcons.tsx'
import styles from './TimelineIcons.module.css'

/** The timelines as icons. */
export function TimelineIcons() {
  const t = useT()
  const timelines = useOfferedTimelines()
  return (
    <nav className={styles['icons']} aria-label={t('shell.navigation.timelines')}>
      <NavIcons items={timelines} />
    </nav>
  )
}
