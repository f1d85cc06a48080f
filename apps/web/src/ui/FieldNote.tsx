import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './FieldNote.module.css'

interface FieldNoteProps {
  readonly id: string
  readonly isError: boolean
  readonly children: ReactNode
}

/** The line below a field: what it is for, or what is wrong with what stands in it. */
export function FieldNote({ id, isError, children }: FieldNoteProps) {
  return (
    <span
      id={id}
      className={clsx(styles['note'], isError && styles['error'])}
      role={isError ? 'alert' : undefined}
    >
      {children}
    </span>
  )
}
