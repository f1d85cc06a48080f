import { useRef, useState } from 'react'

import { readHandles } from '../rules/read-handles.ts'

/** Bytes; a hundred thousand handles have room in it. */
const mostBytes = 8_000_000

export interface ListFile {
  readonly name: string
  readonly handles: readonly string[]
  readonly skipped: number
}

/** Why nobody in a file can be sent. */
export type ListTrouble = 'empty' | 'tooLarge' | 'unreadable'

async function take(file: File): Promise<ListFile | ListTrouble> {
  if (file.size > mostBytes) return 'tooLarge'
  try {
    const { handles, skipped } = readHandles(await file.text())
    return handles.length === 0 ? 'empty' : { name: file.name, handles, skipped }
  } catch {
    return 'unreadable'
  }
}

/** The file that somebody chose, until it is put away. */
export function useListFile() {
  const [chosen, setChosen] = useState<ListFile | ListTrouble | null>(null)
  const turn = useRef(0)

  async function choose(file: File) {
    turn.current += 1
    const mine = turn.current
    const read = await take(file)
    // Another one was chosen meanwhile.
    if (mine === turn.current) setChosen(read)
  }

  function forget() {
    turn.current += 1
    setChosen(null)
  }

  return { chosen, choose, forget }
}
