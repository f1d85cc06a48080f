import { isTall, lineEnds, maxPictures, parseRichText, shownMentions, type RichNode } from '@skein/rich-text'
import type { StatusRow } from '@skein/store'

/** More lines than this fold whatever the score says: lists, tables and code have no paragraphs. Own choice, lines. */
const manyLines = 60

/** A picture in a text takes the room of so many lines, about. */
const linesOfPicture = 6

const picture = /<img(?=[\s/>])/gi

/** What may be a line end of the words, which are drawn although most markup has them without a meaning. */
const mayEndLine = /\n|&(?:#|NewLine)/g

/** Lines of what is drawn: those of the words, and the room of the pictures between them. */
function drawnLines(content: string, text: string): number {
  const pictures = Math.min(content.match(picture)?.length ?? 0, maxPictures)
  const lines = text.split('\n', manyLines + 1).length
  const others = content.match(mayEndLine)?.length ?? 0
  // Only the tree knows which of them are drawn.
  const drawn = lines + others > manyLines ? Math.max(lines, lineEnds(parseRichText(content)) + 1) : lines
  return drawn + pictures * linesOfPicture
}

type Written = Pick<StatusRow, 'content' | 'text' | 'mentions'>

/** Characters of the mentions that are folded into "+N more". */
function foldedMentions(nodes: readonly RichNode[]): number {
  let sum = 0
  for (const node of nodes) {
    if (node.type === 'mentions')
      for (const { text } of node.items.slice(shownMentions)) sum += text.length + 1
    else if ('children' in node) sum += foldedMentions(node.children)
  }
  return sum
}

/** Whether a text starts folded. Mentions that are folded away do not count. [POST-46] */
export function foldsText({ content, text, mentions }: Written): boolean {
  if (drawnLines(content, text) > manyLines) return true
  if (!isTall(content, text.length)) return false
  if (mentions.length <= shownMentions) return true
  return isTall(content, text.length - foldedMentions(parseRichText(content, { mentions })))
}
