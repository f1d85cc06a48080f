import { useEffect, useRef, useState } from 'react'

import styles from './fields.module.css'
import type { Row } from './use-rows.ts'

interface FieldProps {
  readonly row: Row
  readonly id: string
  readonly describedBy: string | undefined
}

/** Nobody has typed for so long: milliseconds. */
const restMs = 500

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Texts, one a line; chosen when the typing rests. */
export function LinesControl({ row, id, describedBy }: FieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useRef<() => void>(() => undefined)
  const chosen = Array.isArray(row.value) ? row.value.join('\n') : ''

  useEffect(() => {
    flush.current = () => {
      clearTimeout(timer.current)
      if (draft !== null && linesOf(draft).join('\n') !== chosen) row.choose(linesOf(draft))
    }
  })
  useEffect(() => () => flush.current(), [])

  function write(text: string) {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => flush.current(), restMs)
  }

  function leave() {
    flush.current()
    setDraft(null)
  }

  return (
    <textarea
      id={id}
      dir="auto"
      rows={4}
      spellCheck={false}
      className={styles['lines']}
      value={draft ?? chosen}
      disabled={row.needs !== null}
      aria-describedby={describedBy}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
    />
  )
}
