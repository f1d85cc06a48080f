import { useT } from '../../../i18n/index.ts'
import { SettingsIcon } from '../../../ui/icons.tsx'
import { Opener } from '../../../ui/Opener.tsx'
import styles from './Options.module.css'

const fetchPanel = () => import('./OptionsPanel.tsx').then((part) => part.OptionsPanel)

/** How one likes to write. */
export function OptionsButton() {
  const t = useT()
  return (
    <Opener
      kind="dialog"
      className={styles['button']}
      aria-label={t('composer.options.title')}
      data-tooltip={t('composer.options.title')}
      fetchPanel={fetchPanel}
      panelProps={{}}
    >
      <SettingsIcon size={18} />
    </Opener>
  )
}
