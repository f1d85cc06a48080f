import type { ReactNode } from 'react'

/** What is said of a field. */
export interface FieldWords {
  /** One line below. An error takes its place. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Of what says elsewhere what is wrong: several fields may share it. */
  readonly errorId?: string | undefined
}

/**
 * The note below a field, and what ties the field to it and to what is said elsewhere.
 * @param noteId of the note; undefined where the field has none
 */
export function fieldMarks(noteId: string | undefined, { hint, error, errorId }: FieldWords) {
  const hasError = Boolean(error)
  const note = hasError ? error : hint
  const isWrong = hasError || errorId !== undefined
  const words = [errorId, note ? noteId : undefined].filter((id) => id !== undefined)
  return {
    note,
    hasError,
    isWrong,
    attributes: {
      'aria-invalid': isWrong || undefined,
      'aria-describedby': words.length === 0 ? undefined : words.join(' '),
    },
  } as const
}
