import { isBlock, type RichNode } from './nodes.ts'

function write(nodes: readonly RichNode[], out: string[], isSeen: boolean): void {
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
      case 'part':
        if (!isSeen || node.part !== 'invisible') write(node.children, out, isSeen)
        break
      case 'link':
      case 'mfm':
      case 'line':
        write(node.children, out, isSeen)
        break
      case 'element':
        if (node.name !== 'rp') write(node.children, out, isSeen)
    }
    if (isBlock(node)) out.push('\n')
  }
}

function textOf(nodes: readonly RichNode[], isSeen: boolean): string {
  const out: string[] = []
  write(nodes, out, isSeen)
  return out
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * The words of a tree: blocks and breaks become newlines (one at most between two blocks, breaks
 * inside a block all kept), emoji their `:shortcode:`, pictures their description.
 */
export const toPlainText = (nodes: readonly RichNode[]): string => textOf(nodes, false)

/** As {@link toPlainText}, without the hidden parts of shortened addresses. */
export const toSeenText = (nodes: readonly RichNode[]): string => textOf(nodes, true)
