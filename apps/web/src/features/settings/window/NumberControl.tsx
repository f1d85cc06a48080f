import { useState, type KeyboardEvent } from 'react'

import styles from './fields.module.css'
import type { Row } from './use-rows.ts'

interface FieldProps {
  readonly row: Row
  readonly id: string
  readonly describedBy: string | undefined
}

/** A number, chosen as soon as it is one; too small a one becomes the least when the field is left. */
export function NumberControl({ row, id, describedBy }: FieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const { least = 0 } = row.placed.control

  function write(text: string) {
    setDraft(text)
    const number = Number(text)
    if (text !== '' && Number.isInteger(number) && number >= least && number !== row.value) row.choose(number)
  }

  function leave() {
    const number = draft === null || draft.trim() === '' ? Number.NaN : Math.round(Number(draft))
    setDraft(null)
    if (Number.isInteger(number) && Math.max(least, number) !== row.value) row.choose(Math.max(least, number))
  }

  function leaveByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    leave()
  }

  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      min={least}
      step={1}
      className={styles['number']}
      value={draft ?? row.chosen}
      disabled={row.needs !== null}
      aria-describedby={describedBy}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
      onKeyDown={leaveByEnter}
    />
  )
}
