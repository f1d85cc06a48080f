import { charactersPerLine, longSubject, tallScore } from './limits.ts'
import { isBlock, isParent, type RichNode } from './nodes.ts'

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

const ends = (text: string): number => text.split('\n').length - 1

/** Line ends of a tree that is drawn without wrapping a line: breaks, those of the words, and one for each block. */
export function lineEnds(nodes: readonly RichNode[]): number {
  let sum = 0
  for (const node of nodes) {
    if (node.type === 'text') sum += ends(node.text)
    if (node.type === 'break' || isBlock(node)) sum += 1
    if (isParent(node)) sum += lineEnds(node.children)
  }
  return sum
}

/** Whether a subject is cut at first: more than 240 characters (code points). `[POST-49]` */
export function isLongSubject(subject: string): boolean {
  return subject.length > longSubject && Array.from(subject).length > longSubject
}
