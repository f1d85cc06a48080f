import { useRef, useState } from 'react'

import { notify, undoMs } from '../../../model/notices.ts'
import {
  applyFile,
  MAX_SETTINGS_FILE_BYTES,
  type Applied,
  type FileSettings,
  type ReadFile,
  readFile,
} from '../../../model/settings-file.ts'

/** A file that can be loaded. */
export type LoadableFile = Extract<ReadFile, FileSettings>
/** Why nothing of a file was taken. */
export type FileTrouble =
  | Exclude<ReadFile, FileSettings>
  | Exclude<Applied, { kind: 'loaded' }>
  | { readonly kind: 'unreadable' }

export interface ChosenFile {
  /** Another number for each that is chosen. */
  readonly turn: number
  readonly name: string
  readonly bytes: number
  /** When it was changed last, in milliseconds since 1970. */
  readonly at: number
  readonly read: LoadableFile | FileTrouble
}

async function take(file: File): Promise<LoadableFile | FileTrouble> {
  if (file.size > MAX_SETTINGS_FILE_BYTES) return { kind: 'tooLarge' }
  try {
    return readFile(await file.text())
  } catch {
    return { kind: 'unreadable' }
  }
}

/** The file that somebody chose, until it is loaded or put away. */
export function useSettingsFile() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const turn = useRef(0)

  async function choose(file: File) {
    turn.current += 1
    const mine = turn.current
    const read = await take(file)
    // Another one was chosen meanwhile.
    if (mine !== turn.current) return
    setChosen({ turn: mine, name: file.name, bytes: file.size, at: file.lastModified, read })
  }

  function forget() {
    turn.current += 1
    setChosen(null)
  }

  function load(file: ChosenFile, read: LoadableFile) {
    const applied = applyFile(read)
    if (applied.kind !== 'loaded') {
      setChosen({ ...file, read: applied })
      return
    }
    forget()
    notify({
      level: 'success',
      messageKey: 'settingsData.file.loaded',
      messageArgs: { count: Object.keys(read.settings).length },
      timeout: undoMs,
      undo: applied.undo,
    })
  }
  return { chosen, choose, forget, load }
}
