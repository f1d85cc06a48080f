import { keptElements } from '../allow-list.ts'
import type { RichNode } from '../nodes.ts'

const keysOf: Readonly<Record<RichNode['type'], readonly string[]>> = {
  text: ['text'],
  break: [],
  emoji: ['shortcode', 'url', 'staticUrl'],
  image: ['src', 'alt'],
  link: ['href', 'host', 'children'],
  mention: ['href', 'text', 'account'],
  mentions: ['items'],
  hashtag: ['tag', 'text'],
  mfm: ['name', 'params', 'children'],
  line: ['tone', 'children'],
  part: ['part', 'children'],
  element: ['name', 'children', 'lang', 'dir', 'title', 'start', 'reversed', 'value'],
}
const names = new Set<string>([...keptElements.values(), 'span'])
/** Written out a second time on purpose: a scheme added to the allow-list has to be added here too. */
const allowedScheme = /^(?:https?|mailto|xmpp|matrix|ircs?|gemini|gopher|magnet|mumble|ipfs|ipns):$/
const forbidden = /script|style|svg|math|iframe|object|embed|form|template|base|meta/i

function schemeOf(address: string): string {
  return new URL(address).protocol
}

function problemOf(node: RichNode): string | null {
  const odd = Object.keys(node).find((key) => key !== 'type' && !keysOf[node.type].includes(key))
  if (odd !== undefined) return `${node.type} has ${odd}`
  if (node.type === 'element' && (!names.has(node.name) || forbidden.test(node.name)))
    return `element ${node.name}`
  if ('href' in node && !allowedScheme.test(schemeOf(node.href))) return `link to ${node.href}`
  if (node.type === 'image' && !/^https?:/.test(node.src)) return `picture ${node.src}`
  if (node.type === 'emoji' && !/^https?:/.test(node.url + node.staticUrl)) return `emoji ${node.url}`
  if (node.type === 'mfm' && !/^[a-z0-9]+$/.test(node.name)) return `function ${node.name}`
  return null
}

/** What is wrong with a tree, one line each; an empty list for a harmless one. */
export function problemsOf(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    const own = problemOf(node)
    const inner =
      'children' in node ? problemsOf(node.children) : 'items' in node ? problemsOf(node.items) : []
    return own === null ? inner : [own, ...inner]
  })
}
