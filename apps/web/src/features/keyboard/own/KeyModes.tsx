import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { setSetting, useSetting } from '../../../model/settings.ts'
import styles from './KeysSection.module.css'

const modes = ['on', 'alt', 'focus', 'off'] as const

/** When keys that make a character are shortcuts. */
export function KeyModes() {
  const t = useT()
  const name = useId()
  const chosen = useSetting('keyboardShortcuts')
  return (
    <fieldset className={styles['modes']}>
      <legend>{t('ownKeys.modes.legend')}</legend>
      {modes.map((mode) => (
        <label key={mode} className={styles['mode']}>
          <input
            type="radio"
            name={name}
            checked={chosen === mode}
            onChange={() => setSetting('keyboardShortcuts', mode === 'on' ? undefined : mode)}
          />
          {t(`ownKeys.modes.${mode}`)}
        </label>
      ))}
    </fieldset>
  )
}
