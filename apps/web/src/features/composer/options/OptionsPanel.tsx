import type { ComponentType } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import type { SettingName } from '../../../model/settings.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { PopoverPanel } from '../../../ui/PopoverPanel.tsx'
import { useQuickControls, type ShownSetting } from '../../settings/index.ts'
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

function Choice({ setting: { name, values, chosen, choose } }: { readonly setting: ShownSetting }) {
  const Values = valuesOf[name]
  return (
    <select value={chosen} onChange={(event) => choose(event.target.value)}>
      {Values && <Values value={chosen} />}
      {values.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
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
