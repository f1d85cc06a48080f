import { isParent, type MentionNode, type RichNode } from './nodes.ts'

const isGap = (node: RichNode | undefined): boolean => node?.type === 'text' && /^[^\S\n]+$/.test(node.text)

/** Joins mentions with nothing but spaces between them into one run; a newline or a break ends it. */
export function joinMentions(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  let index = 0
  while (index < nodes.length) {
    const node = nodes[index] as RichNode
    if (node.type !== 'mention') {
      joined.push(isParent(node) ? { ...node, children: joinMentions(node.children) } : node)
      index += 1
      continue
    }
    const items: MentionNode[] = [node]
    let next = index + 1
    for (;;) {
      const step = isGap(nodes[next]) ? next + 1 : next
      const candidate = nodes[step]
      if (candidate?.type !== 'mention') break
      items.push(candidate)
      next = step + 1
    }
    joined.push(items.length === 1 ? node : { type: 'mentions', items })
    index = next
  }
  return joined
}
