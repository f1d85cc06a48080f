import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { saveText } from '../../../lib/save-text.ts'
import { noticeMs, notify } from '../../../model/notices.ts'
import { exportFile, readStoredSettings } from '../../../model/settings-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataRow } from '../../../ui/DataRow.tsx'
import { SaveFileIcon } from './icons.tsx'
import { LoadRow } from './LoadRow.tsx'
import { SettingsGroup } from '../../../ui/SettingsGroup.tsx'

function save(withTheme: boolean): void {
  const { name, text } = exportFile(readStoredSettings(), { withTheme })
  saveText(name, text, 'application/json')
  notify({
    level: 'success',
    messageKey: 'settingsData.file.saved',
    messageArgs: { name },
    timeout: noticeMs.success,
  })
}

/** Saves the settings as a file, and loads such a file. */
export function SettingsFileRows() {
  const t = useT()
  return (
    <SettingsGroup title={t('settingsData.file.title')}>
      <ul>
        <SaveRow />
        <LoadRow />
      </ul>
    </SettingsGroup>
  )
}

function SaveRow() {
  const t = useT()
  const hintId = useId()
  return (
    <DataRow
      icon={SaveFileIcon}
      title={t('settingsData.file.save')}
      hint={t('settingsData.file.saveHint')}
      hintId={hintId}
      actions={
        <>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('settingsData.file.saveWithThemeLabel')}
            onClick={() => save(true)}
          >
            {t('settingsData.file.saveWithTheme')}
          </Button>
          <Button
            size="small"
            aria-label={t('settingsData.file.saveNowLabel')}
            aria-describedby={hintId}
            onClick={() => save(false)}
          >
            {t('settingsData.file.saveNow')}
          </Button>
        </>
      }
    />
  )
}
