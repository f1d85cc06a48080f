import { charactersPerLine, longSubject, tallScore } from './limits.ts'

const lineStart = /<(?:p|br)(?=[\s/>])/gi

/**
 * How tall a text will be, in points: paragraphs and line breaks of the markup, plus the length of
 * the words over 80. `[POST-46]`
 *
 * @param textLength length of the plain text, characters; mentions that are folded away do not count
 */
export function heightScore(html: string, textLength: number): number {
  return (html.match(lineStart)?.length ?? 0) + textLength / charactersPerLine
}

/** Whether a text starts collapsed: its {@link heightScore} is above 20. `[POST-46]` */
export function isTall(html: string, textLength: number): boolean {
  return heightScore(html, textLength) > tallScore
}

/** Whether a subject is cut at first: more than 240 characters (code points). `[POST-49]` */
export function isLongSubject(subject: string): boolean {
  return subject.length > longSubject && Array.from(subject).length > longSubject
}
