import type { ReactNode } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { setSetting, useSetting, type SettingName, type SettingValue } from '../../../model/settings.ts'
import type { Opened } from '../../../ui/Opener.tsx'
import { PopoverPanel } from '../../../ui/PopoverPanel.tsx'
import { LanguageOptions } from '../parts/LanguageOptions.tsx'
import { contentTypes, mimeTypes } from '../rules/content-types.ts'
import styles from './Options.module.css'

type Of<Kind> = { [Name in SettingName]: SettingValue<Name> extends Kind ? Name : never }[SettingName]

function Switch({ name, label }: { readonly name: Of<boolean>; readonly label: string }) {
  const isOn = useSetting(name)
  return (
    <label className={styles['row']}>
      <span>{label}</span>
      <input type="checkbox" checked={isOn} onChange={(event) => setSetting(name, event.target.checked)} />
    </label>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className={styles['row']}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  )
}

/** Seconds in which a post can be taken back before it leaves. */
const undoSeconds = [0, 5, 10, 30, 60]
const subjectLines = ['email', 'masto', 'noop'] as const
const reminders = ['remind', 'require', 'off'] as const

/** The settings of writing. They hold from the next form on; what they say of the present one stays as it is. */
export function OptionsPanel({ anchorRef, onClose }: Opened) {
  const t = useT()
  const { postFormats } = useInstance().facts
  const contentType = useSetting('postContentType')
  const language = useSetting('postLanguage')
  return (
    <PopoverPanel
      label={t('composer.options.title')}
      placement="bottom-end"
      anchorRef={anchorRef}
      onClose={onClose}
    >
      <div className={styles['panel']}>
        <h3 className={styles['title']}>{t('composer.options.title')}</h3>
        <Select
          label={t('composer.options.undo')}
          value={String(useSetting('undoSendSeconds'))}
          onChange={(value) => setSetting('undoSendSeconds', Number(value))}
        >
          {undoSeconds.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t('composer.options.undoSeconds', { count: seconds })}
            </option>
          ))}
        </Select>
        <Select
          label={t('composer.contentType')}
          value={contentType}
          onChange={(value) => setSetting('postContentType', value)}
        >
          {contentTypes(postFormats, contentType).map((type) => (
            <option key={type} value={mimeTypes[type]}>
              {t(`composer.contentTypes.${type}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('composer.language')}
          value={language ?? ''}
          onChange={(value) => setSetting('postLanguage', value || undefined)}
        >
          <option value="">{t('composer.options.languageOfInterface')}</option>
          <LanguageOptions chosen={language} />
        </Select>
        <Select
          label={t('composer.options.subjectLine')}
          value={useSetting('subjectLineBehavior')}
          onChange={(value) =>
            setSetting(
              'subjectLineBehavior',
              subjectLines.find((line) => line === value),
            )
          }
        >
          {subjectLines.map((line) => (
            <option key={line} value={line}>
              {t(`composer.options.subjectLines.${line}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('composer.options.descriptions')}
          value={useSetting('missingDescriptions')}
          onChange={(value) =>
            setSetting(
              'missingDescriptions',
              reminders.find((wish) => wish === value),
            )
          }
        >
          {reminders.map((wish) => (
            <option key={wish} value={wish}>
              {t(`composer.options.reminders.${wish}`)}
            </option>
          ))}
        </Select>
        <Switch name="alwaysShowSubjectInput" label={t('composer.options.showSubject')} />
        <Switch name="sensitiveByDefault" label={t('composer.options.sensitiveByDefault')} />
        <Switch name="sensitiveIfSubject" label={t('composer.options.sensitiveIfSubject')} />
        <Switch name="submitOnEnter" label={t('composer.options.submitOnEnter')} />
        <Switch name="asksBeforePosting" label={t('composer.options.asksBeforePosting')} />
        <Switch name="hideScopeNotice" label={t('composer.options.hideScopeNotice')} />
        <Switch name="padEmoji" label={t('composer.options.padEmoji')} />
      </div>
    </PopoverPanel>
  )
}
