import { isBlock, type RichNode } from './nodes.ts'

function write(nodes: readonly RichNode[], out: string[]): void {
  for (const node of nodes) {
    if (isBlock(node)) out.push('\n')
    switch (node.type) {
      case 'text':
      case 'mention':
      case 'hashtag':
        out.push(node.text)
        break
      case 'break':
        out.push('\n')
        break
      case 'emoji':
        out.push(`:${node.shortcode}:`)
        break
      case 'image':
        out.push(node.alt)
        break
      case 'mentions':
        out.push(node.items.map(({ text }) => text).join(' '))
        break
      case 'link':
      case 'mfm':
      case 'line':
      case 'part':
        write(node.children, out)
        break
      case 'element':
        if (node.name !== 'rp') write(node.children, out)
    }
    if (isBlock(node)) out.push('\n')
  }
}

/**
 * The words of a tree: blocks and breaks become newlines (one at most between two blocks, breaks
 * inside a block all kept), emoji their `:shortcode:`, pictures their description.
 */
export function toPlainText(nodes: readonly RichNode[]): string {
  const out: string[] = []
  write(nodes, out)
  return out
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
