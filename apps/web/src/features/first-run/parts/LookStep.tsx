import { useT } from '../../../i18n/index.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useControls } from '../../settings/index.ts'
import styles from './LookStep.module.css'
import { TextSize } from './TextSize.tsx'
import { ThemeCards } from './ThemeCards.tsx'

/** How everything looks, and whether posts come as they are written. */
export function LookStep() {
  const t = useT()
  // Not there where the server has no socket.
  const [live] = useControls(({ name }) => name === 'useStreamingApi')
  return (
    <>
      <ThemeCards />
      <TextSize />
      {live !== undefined && (
        <label className={styles['row']}>
          <span>{t('firstRun.look.live')}</span>
          <Switch checked={live.isOn} onChange={live.toggle} />
        </label>
      )}
    </>
  )
}
