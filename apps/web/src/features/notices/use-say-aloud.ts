import { useEffect } from 'react'
import { useT } from '../../i18n/index.ts'
import { takeUnspoken, useJournal } from '../../model/notices.ts'
import { useTellWithReasons } from './tell-with-reasons.ts'
import { asSentence } from '../../lib/as-sentence.ts'
import { speak } from '../../lib/speech.ts'
import { useSetting } from '../../model/settings.ts'

export const undoKey = 'z'

/** Has everything spoken that comes into the journal, with the key that takes it back. */
export function useSayAloud(): void {
  const t = useT()
  const tell = useTellWithReasons()
  const journal = useJournal()
  const hasKeys = useSetting('keyboardShortcuts')
  useEffect(() => {
    for (const { messageKey, messageArgs, undo, live } of takeUnspoken(journal)) {
      const words = tell(messageKey, messageArgs)
      const canUndo = undo !== null && hasKeys
      speak(canUndo ? t('common.undoByKey', { words: asSentence(words), key: undoKey }) : words, live)
    }
  }, [journal, hasKeys, t, tell])
}
