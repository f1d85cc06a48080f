import { toPlainText } from './plain-text.ts'
import { isBlock, type LineNode, type RichNode } from './nodes.ts'

/** `>` or `<` at the start of a line, after the people it is addressed to. */
function toneOf(line: readonly RichNode[]): LineNode['tone'] | null {
  const words = line.filter(({ type }) => type !== 'mention' && type !== 'mentions')
  const text = toPlainText(words).replace(/@\S+/g, '').trimStart()
  if (text.startsWith('>')) return 'green'
  return text.startsWith('<') ? 'cyan' : null
}

function colour(line: RichNode[]): RichNode[] {
  const tone = line.length === 0 ? null : toneOf(line)
  return tone === null ? line : [{ type: 'line', tone, children: line }]
}

/**
 * Colours the lines that start with `>` or `<`. Only lines directly in the text, in a paragraph or
 * in a plain box count: not lists, quotations or code.
 */
export function colourLines(nodes: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = []
  let line: RichNode[] = []
  const endLine = (): void => {
    out.push(...colour(line))
    line = []
  }
  for (const node of nodes) {
    if (node.type === 'break') {
      endLine()
      out.push(node)
    } else if (isBlock(node)) {
      endLine()
      const isPlainBox = node.name === 'p' || node.name === 'div'
      out.push(isPlainBox ? { ...node, children: colourLines(node.children) } : node)
    } else if (node.type === 'text') {
      for (const [index, piece] of node.text.split('\n').entries()) {
        if (index > 0) {
          endLine()
          out.push({ type: 'break' })
        }
        if (piece !== '') line.push({ type: 'text', text: piece })
      }
    } else {
      line.push(node)
    }
  }
  endLine()
  return out
}
