import { useEffect, useRef } from 'react'

import { notify, say, takeBackSaid, undoMs } from '../../../model/notices.ts'
import { undoChange, useLastChange } from './changes.ts'
import type { Row } from './use-rows.ts'

interface Told {
  readonly changeId: number
  readonly noticeId: number
}

/**
 * Undoes what was done last in the window, and says so. On a phone, where nothing else says that it can be undone, each
 * change is told in a notice.
 */
export function useUndo(rows: readonly Row[], isTelling: boolean): () => void {
  const last = useLastChange()
  const seenId = useRef(last?.id ?? 0)
  const told = useRef<Told | null>(null)

  useEffect(() => {
    if (last === undefined || last.id <= seenId.current) return
    seenId.current = last.id
    if (!isTelling) return
    const { id, label, names } = last
    const row = rows.find(({ name }) => name === names[0])
    const isOne = row?.label === label
    const noticeId = notify({
      level: 'success',
      messageKey: isOne && row.inWords !== null ? 'settingsWindow.done' : 'settingsWindow.resetDone',
      messageArgs: isOne && row.inWords !== null ? { label, value: row.inWords } : { title: label },
      timeout: undoMs,
      undo: () => undoChange(id),
    })
    told.current = { changeId: id, noticeId }
  }, [last, isTelling, rows])

  return () => {
    if (last === undefined) {
      say({ messageKey: 'settingsWindow.nothingToUndo' })
      return
    }
    // Its notice goes, too.
    if (told.current?.changeId === last.id)
      takeBackSaid({ id: told.current.noticeId, undo: () => undoChange(last.id) })
    else undoChange(last.id)
    say({ messageKey: 'settingsWindow.undone', messageArgs: { label: last.label } })
  }
}
