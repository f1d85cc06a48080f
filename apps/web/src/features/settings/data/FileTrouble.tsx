import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { listOf } from '../../../lib/list-format.ts'
import { MAX_SETTINGS_FILE_BYTES, SETTINGS_FILE_VERSION, versionText } from '../../../model/settings-file.ts'
import { Alert } from '../../../ui/Alert.tsx'
import type { ChosenFile, FileTrouble as Trouble } from './use-settings-file.ts'
import { useSettingWords } from './use-setting-words.ts'

/** So many settings are named. */
const mostNames = 5

/** Why nothing of a file was taken. */
function useTroubleWords() {
  const t = useT()
  const language = useLanguageTag()
  const { nameOf } = useSettingWords()
  return (trouble: Trouble, bytes: number): string => {
    switch (trouble.kind) {
      case 'tooNew':
      case 'tooOld':
        return t(`settingsData.file.errors.${trouble.kind}`, {
          version: versionText(trouble.version),
          known: versionText(SETTINGS_FILE_VERSION),
        })
      case 'unfit': {
        const names = trouble.names.slice(0, mostNames).map(nameOf)
        const more = trouble.names.length - names.length
        if (more > 0) names.push(t('settingsData.file.values.more', { count: more }))
        return t('settingsData.file.errors.unfit', { names: listOf(language, 'unit', names) })
      }
      case 'tooLarge':
        return t('settingsData.file.errors.tooLarge', {
          size: fileSize(bytes),
          allowed: fileSize(MAX_SETTINGS_FILE_BYTES),
        })
      default:
        return t(`settingsData.file.errors.${trouble.kind}`)
    }
  }
}

interface FileTroubleProps {
  readonly trouble: Trouble
  readonly file: ChosenFile
  readonly onDismiss: () => void
}

/** [DATA-04] [ERR-45] [ERR-46] */
export function FileTrouble({ trouble, file, onDismiss }: FileTroubleProps) {
  const t = useT()
  const say = useTroubleWords()
  return (
    <Alert level="error" live="urgent" onDismiss={onDismiss} dismissLabel={t('common.dismissError')}>
      {say(trouble, file.bytes)} {t('settingsData.file.errors.unchanged')}
    </Alert>
  )
}
