import { mentionPattern } from '../../rules/mentions.ts'

/** A run of a paragraph; `over` is beyond what the server takes. */
export interface Run {
  readonly text: string
  readonly look: 'plain' | 'accent'
  readonly isOver: boolean
}

const link = String.raw`https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}]`
const hashtag = String.raw`#[\p{M}\p{N}_]*[\p{L}_][\p{L}\p{M}\p{N}_]*`
const marked = new RegExp(String.raw`${link}|${mentionPattern}|(?<![\p{L}\p{N}_#\/&])${hashtag}`, 'gu')

/** Whether anything in a text may be marked, looked at in passing. */
export const mayHaveMarks = (text: string): boolean => /[@#]|:\/\//.test(text)

function cut(text: string, look: Run['look'], at: number): Run[] {
  if (at >= text.length) return [{ text, look, isOver: false }]
  if (at <= 0) return [{ text, look, isOver: true }]
  return [
    { text: text.slice(0, at), look, isOver: false },
    { text: text.slice(at), look, isOver: true },
  ]
}

/**
 * A paragraph in runs that look alike: people, hashtags and links stand out, and what is too long is marked. Joined they
 * are the paragraph.
 * @param fits characters of it that the server takes
 */
export function runsOf(paragraph: string, fits: number): Run[] {
  const runs: Run[] = []
  let at = 0
  const add = (end: number, look: Run['look']) => {
    if (end > at) runs.push(...cut(paragraph.slice(at, end), look, fits - at))
    at = end
  }
  if (mayHaveMarks(paragraph)) {
    for (const {
      index,
      0: { length },
    } of paragraph.matchAll(marked)) {
      add(index, 'plain')
      add(index + length, 'accent')
    }
  }
  add(paragraph.length, 'plain')
  return runs
}

/** How many of the text's characters fit; never half a character. */
export function fitting(text: string, left: number | null): number {
  if (left === null || left >= 0) return text.length
  const fits = Math.max(0, text.length + left)
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(fits - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(fits))
  return isHalf ? fits - 1 : fits
}

/** The paragraphs of a text, and how many characters of each fit when so many of the text do. */
export function paragraphsOf(text: string, fits: number): { text: string; fits: number }[] {
  let left = fits
  return text.split('\n').map((paragraph) => {
    const own = Math.max(0, Math.min(paragraph.length, left))
    left -= paragraph.length + 1
    return { text: paragraph, fits: own }
  })
}
