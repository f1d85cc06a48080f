import { fieldsOf } from '../../../lib/fields.ts'
import { readEmojiMemory, writeEmojiMemory } from '../../../model/emoji-memory.ts'
import { addRecent, readRecent } from '../rules/recent.ts'

/** What the picker remembers of an account. */
export interface Remembered {
  /** What was used, the newest first. [EMOJI-08] */
  readonly recent: readonly string[]
  /** 0 for none, else from 1, light, to 5, dark. */
  readonly tone: number
}

export function recall(): Remembered {
  const { recent, tone } = fieldsOf(readEmojiMemory())
  const isTone = typeof tone === 'number' && Number.isInteger(tone) && tone >= 0 && tone <= 5
  return { recent: readRecent(recent), tone: isTone ? tone : 0 }
}

export function rememberUsed(text: string): void {
  const { recent, tone } = recall()
  writeEmojiMemory({ recent: addRecent(recent, text), tone })
}

export function rememberTone(tone: number): void {
  writeEmojiMemory({ ...recall(), tone })
}
