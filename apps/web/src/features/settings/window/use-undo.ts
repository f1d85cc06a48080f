import { useEffect, useEffectEvent, useRef } from 'react'

import { useT, type MessageKey } from '../../../i18n/index.ts'
import { notify, say, takeBackSaid, undoMs } from '../../../model/notices.ts'
import { choiceOf } from '../../../model/settings.ts'
import { undoChange, useLastChange } from './changes.ts'
import { changedWhere } from './rules/changed-where.ts'
import type { Change } from './rules/undo-stack.ts'
import type { Row } from './use-rows.ts'

interface Told {
  readonly changeId: number
  readonly noticeId: number
}

interface Telling {
  readonly messageKey: MessageKey
  readonly messageArgs: Readonly<Record<string, string>>
}

/** What was changed, as the window calls it. */
function useLabelOf(rows: readonly Row[]): (change: Change) => string {
  const t = useT()
  return ({ before }) => {
    const { row, section } = changedWhere(Object.keys(before), rows)
    if (row !== null) return row.label
    return section === null ? t('shell.topBar.settings') : t(`settingsWindow.sections.${section}.title`)
  }
}

/** Null where other than rows was changed: keys, a file that was loaded. That says by itself what was done. */
function tellingOf({ before }: Change, label: string, rows: readonly Row[]): Telling | null {
  const { row, isWithoutRow } = changedWhere(Object.keys(before), rows)
  if (isWithoutRow) return null
  const inWords = row?.inWords ?? null
  if (inWords !== null) return { messageKey: 'settingsWindow.done', messageArgs: { label, value: inWords } }
  const isReset = Object.keys(before).every((name) => choiceOf(name) === undefined)
  if (isReset) return { messageKey: 'settingsWindow.resetDone', messageArgs: { title: label } }
  return row && { messageKey: 'settingsWindow.otherDone', messageArgs: { label } }
}

/** A control says itself what it was changed to. */
const isOnControl = () => document.activeElement?.matches('input, select, textarea, [role="radio"]') === true

/**
 * Undoes what was done last in the window, and says so. On a phone, where nothing else says that it can be undone, each
 * change is shown in a notice; elsewhere those are spoken that no control speaks.
 */
export function useUndo(rows: readonly Row[], isTelling: boolean): () => void {
  const last = useLastChange()
  const labelOf = useLabelOf(rows)
  const seenId = useRef(last?.id ?? 0)
  const told = useRef<Told | null>(null)

  const tell = useEffectEvent((change: Change) => {
    const telling = tellingOf(change, labelOf(change), rows)
    if (telling === null) return
    const undo = () => undoChange(change.id)
    if (!isTelling && isOnControl()) return
    const noticeId = isTelling
      ? notify({ level: 'success', ...telling, timeout: undoMs, undo })
      : say({ ...telling, undo })
    told.current = { changeId: change.id, noticeId }
  })
  useEffect(() => {
    if (last === undefined || last.id <= seenId.current) return
    seenId.current = last.id
    tell(last)
  }, [last])

  return () => {
    if (last === undefined) {
      say({ messageKey: 'settingsWindow.nothingToUndo' })
      return
    }
    // Its notice goes, too.
    if (told.current?.changeId === last.id)
      takeBackSaid({ id: told.current.noticeId, undo: () => undoChange(last.id) })
    else undoChange(last.id)
    say({ messageKey: 'settingsWindow.undone', messageArgs: { label: labelOf(last) } })
  }
}
