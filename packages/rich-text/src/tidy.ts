import { isBlock, isParent, type RichNode } from './nodes.ts'

type Holder = 'block' | 'inline'

function holderKind(node: RichNode): Holder {
  return isBlock(node) ? 'block' : 'inline'
}

/**
 * Newlines of the words are shown as lines, so those that only laid out the markup have to go:
 * beside blocks, at the edges of blocks, between list items, and after a `<br>`. Neighbouring words
 * are joined. Preformatted text is left alone.
 */
export function tidy(nodes: readonly RichNode[], holder: Holder = 'block'): RichNode[] {
  const kept: RichNode[] = []
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'text') {
      const text = trimLayout(node.text, nodes[index - 1], nodes[index + 1], holder)
      const previous = kept.at(-1)
      if (text === '') continue
      if (previous?.type === 'text') kept[kept.length - 1] = { type: 'text', text: previous.text + text }
      else kept.push({ type: 'text', text })
    } else if (isParent(node) && !(node.type === 'element' && node.name === 'pre')) {
      kept.push({ ...node, children: tidy(node.children, holderKind(node)) })
    } else {
      kept.push(node)
    }
  }
  return kept
}

function trimLayout(
  words: string,
  before: RichNode | undefined,
  after: RichNode | undefined,
  holder: Holder,
): string {
  let text = words
  const isAtEdge = holder === 'block'
  if (before === undefined ? isAtEdge : isBlock(before)) text = withoutStart(text)
  else if (before?.type === 'break') text = text.replace(/^[ \t]*\n/, '')
  if (after === undefined ? isAtEdge : isBlock(after)) text = withoutEnd(text)
  return text
}

/** Without the white space at the start, when it holds a newline or is all there is. */
function withoutStart(text: string): string {
  const rest = text.trimStart()
  return rest === '' || text.lastIndexOf('\n', text.length - rest.length - 1) !== -1 ? rest : text
}

/** As {@link withoutStart}, at the end. */
function withoutEnd(text: string): string {
  const rest = text.trimEnd()
  return rest === '' || text.indexOf('\n', rest.length) !== -1 ? rest : text
}
