import { useId, useRef } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { longDay } from '../../../lib/written-date.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataRow } from '../../../ui/DataRow.tsx'
import { FilePreview } from './FilePreview.tsx'
import { FileTrouble } from './FileTrouble.tsx'
import { LoadFileIcon } from './icons.tsx'
import { type ChosenFile, type LoadableFile, useSettingsFile } from './use-settings-file.ts'

/** Takes a settings file, says what it would change, and loads it. */
export function LoadRow() {
  const t = useT()
  const language = useLanguageTag()
  const hintId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { chosen, choose, forget, load } = useSettingsFile()
  /** What had the focus goes. */
  const giveBack = () => buttonRef.current?.focus()
  const putAway = () => {
    forget()
    giveBack()
  }
  return (
    <DataRow
      icon={LoadFileIcon}
      title={t('settingsData.file.load')}
      hint={
        chosen === null
          ? t('settingsData.file.loadHint')
          : t('settingsData.file.chosen', { name: chosen.name, date: longDay(chosen.at, language) })
      }
      hintId={hintId}
      actions={
        <>
          <input
            ref={inputRef}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={t('settingsData.file.load')}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file !== undefined) void choose(file)
              target.value = ''
            }}
          />
          <Button
            ref={buttonRef}
            size="small"
            aria-describedby={hintId}
            onClick={() => inputRef.current?.click()}
          >
            {t(chosen === null ? 'settingsData.file.choose' : 'settingsData.file.chooseOther')}
          </Button>
        </>
      }
    >
      {chosen !== null && (
        <Outcome
          key={chosen.turn}
          file={chosen}
          onForget={putAway}
          onLoad={(read) => {
            load(chosen, read)
            giveBack()
          }}
        />
      )}
    </DataRow>
  )
}

interface OutcomeProps {
  readonly file: ChosenFile
  readonly onForget: () => void
  readonly onLoad: (read: LoadableFile) => void
}

function Outcome({ file, onForget, onLoad }: OutcomeProps) {
  const t = useT()
  const { read } = file
  if (!('settings' in read)) return <FileTrouble trouble={read} file={file} onDismiss={onForget} />
  if (Object.keys(read.settings).length === 0)
    return (
      <Alert level="info" live="polite" onDismiss={onForget} dismissLabel={t('common.dismiss')}>
        {t('settingsData.file.nothing')}
      </Alert>
    )
  return <FilePreview read={read} onLoad={() => onLoad(read)} onCancel={onForget} />
}
