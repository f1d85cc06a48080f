import { useT } from '../../../i18n/index.ts'
import { SlidersIcon } from '../../../ui/icons.tsx'
import { Opener } from '../../../ui/Opener.tsx'
import styles from './Heading.module.css'

const fetchPanel = () => import('./QuickSettingsPanel.tsx').then((part) => part.QuickSettingsPanel)

/** [TL-02] The settings one changes while reading. */
export function QuickSettings() {
  const label = useT()('timeline.settings.label')
  return (
    <Opener
      kind="menu"
      aria-label={label}
      data-tooltip={label}
      className={styles['settings']}
      fetchPanel={fetchPanel}
      panelProps={{}}
    >
      <SlidersIcon />
    </Opener>
  )
}
