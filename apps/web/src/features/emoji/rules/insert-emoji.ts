export interface Insertion {
  readonly text: string
  /** What is marked goes; a caret alone begins and ends in the same place. */
  readonly start: number
  readonly end: number
  readonly emoji: string
  /** Spaces stand around it, where none are yet. */
  readonly isPadded: boolean
}

/** The text with the emoji in it, and the caret behind what was added. */
export function insertEmoji({ text, start, end, emoji, isPadded }: Insertion): {
  text: string
  caret: number
} {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const first = isPadded && before !== '' && !/\s$/.test(before) ? ' ' : ''
  const last = isPadded && !/^\s/.test(after) ? ' ' : ''
  const added = first + emoji + last
  return { text: before + added + after, caret: before.length + added.length }
}
