import type { Translation } from '@skein/api'

/** A translation that was asked for, and its text once it is there. */
export interface AskedTranslation {
  /** The content that was translated: of another version of the post it says nothing. */
  readonly of: string
  /** ISO 639 code. */
  readonly to: string
  /** The language that was chosen for the original; null: the server found out. */
  readonly from: string | null
  readonly isAsking: boolean
  readonly answer: Translation | null
}

export function isShownTranslation(
  translation: AskedTranslation | null | undefined,
  content: string,
): translation is AskedTranslation {
  return translation != null && translation.of === content
}
