import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useControls } from '../../settings/index.ts'
import styles from './LookStep.module.css'
import { TextSize } from './TextSize.tsx'
import { ThemeCards } from './ThemeCards.tsx'

/** How everything looks, and whether posts come as they are written. */
export function LookStep() {
  const t = useT()
  const ids = { live: useId(), text: useId() }
  // Not there where the server has no socket.
  const [live] = useControls(({ name }) => name === 'useStreamingApi')
  return (
    <>
      <ThemeCards />
      <TextSize />
      {live !== undefined && (
        <div className={styles['row']}>
          <div>
            <label htmlFor={ids.live}>{t('firstRun.look.live')}</label>
            <p id={ids.text} className={styles['text']}>
              {t('firstRun.look.liveText')}
            </p>
          </div>
          <Switch id={ids.live} checked={live.isOn} aria-describedby={ids.text} onChange={live.toggle} />
        </div>
      )}
    </>
  )
}
