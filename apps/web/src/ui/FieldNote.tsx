import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './FieldNote.module.css'
import { useSpokenPlace } from './spoken.tsx'

interface FieldNoteProps {
  readonly id: string
  readonly isError: boolean
  readonly children: ReactNode
}

/** The line below a field: what it is for, or what is wrong with what stands in it; nothing without words. */
export function FieldNote({ id, isError, children }: FieldNoteProps) {
  const spoken = useSpokenPlace(isError ? 'urgent' : null)
  if (!children) return null
  return (
    <span ref={spoken} id={id} className={clsx(styles['note'], isError && styles['error'])}>
      {children}
    </span>
  )
}
