import { useEffect } from 'react'
import { useT } from '../../i18n/index.ts'
import { takeUnspoken, useJournal } from '../../model/notices.ts'
import { useTellWithReasons } from './tell-with-reasons.ts'
import { asSentence } from '../../lib/as-sentence.ts'
import { speak } from '../../lib/speech.ts'
import { useKeyHint } from '../../model/keys.ts'

/** The key that takes back what was said last; undefined when there is none. */
export const useUndoKey = () => useKeyHint('common.undo', ['z'])

/** Has everything spoken that comes into the journal, with the key that takes it back. */
export function useSayAloud(): void {
  const t = useT()
  const tell = useTellWithReasons()
  const journal = useJournal()
  const key = useUndoKey()
  useEffect(() => {
    for (const { messageKey, messageArgs, undo, live } of takeUnspoken(journal)) {
      const words = tell(messageKey, messageArgs)
      const canUndo = undo !== null && key !== undefined
      speak(canUndo ? t('common.undoByKey', { words: asSentence(words), key }) : words, live)
    }
  }, [journal, key, t, tell])
}
