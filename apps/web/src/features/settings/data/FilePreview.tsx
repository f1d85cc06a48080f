import { useId, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { changesOf, SETTINGS_FILE_VERSION, versionText } from '../../../model/settings-file.ts'
import { useSettings } from '../../../model/settings.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useSpokenPlace } from '../../../ui/spoken.tsx'
import styles from './FilePreview.module.css'
import type { LoadableFile } from './use-settings-file.ts'
import { useSettingWords } from './use-setting-words.ts'

interface FilePreviewProps {
  readonly read: LoadableFile
  readonly onLoad: () => void
  readonly onCancel: () => void
}

/** What a file would change, before it does. [DATA-03] */
export function FilePreview({ read, onLoad, onCancel }: FilePreviewProps) {
  const t = useT()
  const spoken = useSpokenPlace('polite')
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { linesOf } = useSettingWords()
  const changes = changesOf(read, useSettings())
  const count = Object.keys(read.settings).length
  const unknown = Object.keys(read.unknown).length + Object.keys(read.unknownOwn).length
  const isNewer = read.kind === 'slightlyNew'
  const counts = { count: changes.length }
  return (
    <Alert level={isNewer ? 'warning' : 'info'}>
      <p ref={spoken}>
        {isNewer && (
          <>
            <strong className={styles['newer']}>
              {t('settingsData.file.newer', {
                version: versionText(read.version),
                known: versionText(SETTINGS_FILE_VERSION),
              })}
            </strong>{' '}
          </>
        )}
        {t('settingsData.file.fit', { count, changes: changes.length })}{' '}
        {unknown > 0 && t('settingsData.file.unknown', { count: unknown })}
      </p>
      <div className={styles['buttons']}>
        <Button size="small" variant={isNewer ? 'soft' : 'primary'} onClick={onLoad}>
          {t('settingsData.file.loadCount', { count })}
        </Button>
        {changes.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('settingsData.file.hideChanges', counts) : t('settingsData.file.seeChanges', counts)}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
      {isOpen && changes.length > 0 && (
        <ul id={listId} className={styles['changes']} aria-label={t('settingsData.file.changes')}>
          {changes.flatMap(linesOf).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
