import { useT } from '../../../i18n/index.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { PopoverPanel } from '../../../ui/PopoverPanel.tsx'
import { useQuickControls, ValueOptions, type ShownSetting } from '../../settings/index.ts'
import styles from './Options.module.css'

function Choice({ setting: { values, chosen, choose } }: { readonly setting: ShownSetting }) {
  return (
    <select value={chosen} onChange={(event) => choose(event.target.value)}>
      <ValueOptions values={values} />
    </select>
  )
}

/** The settings of writing. They hold from the next form on; what they say of the present one stays as it is. */
export function OptionsPanel({ anchorRef, onClose }: Opened) {
  const t = useT()
  return (
    <PopoverPanel
      label={t('composer.options.title')}
      placement="bottom-end"
      anchorRef={anchorRef}
      onClose={onClose}
    >
      <div className={styles['panel']}>
        <h3 className={styles['title']}>{t('composer.options.title')}</h3>
        {useQuickControls(['composing']).map((setting) => (
          <label key={setting.name} className={styles['row']}>
            <span>{setting.label}</span>
            {setting.isChoice ? (
              <Choice setting={setting} />
            ) : (
              <input type="checkbox" checked={setting.isOn} onChange={setting.toggle} />
            )}
          </label>
        ))}
      </div>
    </PopoverPanel>
  )
}
