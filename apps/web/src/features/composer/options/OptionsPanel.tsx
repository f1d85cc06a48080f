import type { ComponentType } from 'react'
import { useT, useTell } from '../../../i18n/index.ts'
import { useControls, type ShownSetting } from '../../../model/controls.ts'
import { useInstance } from '../../../model/instance.ts'
import type { SettingName } from '../../../model/settings.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { PopoverPanel } from '../../../ui/PopoverPanel.tsx'
import { LanguageOptions } from '../parts/LanguageOptions.tsx'
import { contentTypes, mimeTypes } from '../rules/content-types.ts'
import styles from './Options.module.css'

interface ValuesProps {
  readonly value: string
}

/** Seconds in which a post can be taken back before it leaves. */
const undoSeconds = [0, 5, 10, 30, 60]

function UndoTimes() {
  const t = useT()
  return undoSeconds.map((seconds) => (
    <option key={seconds} value={seconds}>
      {t('composer.options.undoSeconds', { count: seconds })}
    </option>
  ))
}

function Formats({ value }: ValuesProps) {
  const t = useT()
  const { postFormats } = useInstance().facts
  return contentTypes(postFormats, value).map((type) => (
    <option key={type} value={mimeTypes[type]}>
      {t(`composer.contentTypes.${type}`)}
    </option>
  ))
}

function Languages({ value }: ValuesProps) {
  const t = useT()
  return (
    <>
      <option value="">{t('composer.options.languageOfInterface')}</option>
      <LanguageOptions chosen={value || null} />
    </>
  )
}

/** Choices whose values depend on the server or the reader. */
const valuesOf: Partial<Record<SettingName, ComponentType<ValuesProps>>> = {
  undoSendSeconds: UndoTimes,
  postContentType: Formats,
  postLanguage: Languages,
}

function Choice({ setting: { name, control, value, choose } }: { readonly setting: ShownSetting }) {
  const tell = useTell()
  const Values = valuesOf[name]
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return (
    <select value={chosen} onChange={(event) => choose(event.target.value)}>
      {Values && <Values value={chosen} />}
      {Object.entries(control.choices ?? {}).map(([choice, key]) => (
        <option key={choice} value={choice}>
          {tell(key, {})}
        </option>
      ))}
    </select>
  )
}

/** The settings of writing. They hold from the next form on; what they say of the present one stays as it is. */
export function OptionsPanel({ anchorRef, onClose }: Opened) {
  const t = useT()
  const tell = useTell()
  return (
    <PopoverPanel
      label={t('composer.options.title')}
      placement="bottom-end"
      anchorRef={anchorRef}
      onClose={onClose}
    >
      <div className={styles['panel']}>
        <h3 className={styles['title']}>{t('composer.options.title')}</h3>
        {useControls(['composing']).map((setting) => (
          <label key={setting.name} className={styles['row']}>
            <span>{tell(setting.control.labelKey, {})}</span>
            {setting.control.kind === 'choice' ? (
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
