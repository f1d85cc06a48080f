import { isTall, parseRichText, shownMentions, type RichNode } from '@skein/rich-text'
import type { StatusRow } from '@skein/store'

/** More lines than this fold whatever the score says: lists and code have no paragraphs. Own choice, lines. */
const manyLines = 60

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
  if (text.split('\n', manyLines + 1).length > manyLines) return true
  if (!isTall(content, text.length)) return false
  if (mentions.length <= shownMentions) return true
  return isTall(content, text.length - foldedMentions(parseRichText(content, { mentions })))
}
