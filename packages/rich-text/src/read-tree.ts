import { droppedElements, keptElements } from './allow-list.ts'
import { splitEmoji, type EmojiMap } from './emoji.ts'
import { maxDepth, maxNodes } from './limits.ts'
import { classifyLink } from './links.ts'
import { mfmName, mfmParameters } from './mfm.ts'
import { isBlock, type ElementName, type ElementNode, type MentionRef, type RichNode } from './nodes.ts'
import { toPlainText } from './plain-text.ts'
import { safeLink, safePicture } from './safe-url.ts'

/** What the reader needs to know about the text. */
export interface ReadContext {
  readonly emojis: EmojiMap
  readonly mentions: readonly MentionRef[]
  readonly dropsInlineQuote: boolean
  readonly baseUrl: string | undefined
}

interface Place {
  readonly depth: number
  readonly isInLink: boolean
  readonly isInCode: boolean
}
interface Budget {
  left: number
}

const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i
const directions = ['ltr', 'rtl', 'auto'] as const

/** A form field named `nodeName` hides the form's own property, so the prototype's getter is asked. */
const nameOf = (node: Node): string => Reflect.get(Node.prototype, 'nodeName', node).toLowerCase()

const words = (value: string | null): string[] => value?.split(/\s+/).filter((word) => word !== '') ?? []

/** Reads an inert document into plain data. What the allow-list does not name gives way to its words. */
export function readTree(root: DocumentFragment, context: ReadContext): RichNode[] {
  const start: Place = { depth: 0, isInLink: false, isInCode: false }
  return readChildren(root, context, start, { left: maxNodes })
}

function readChildren(parent: Node, context: ReadContext, place: Place, budget: Budget): RichNode[] {
  const nodes: RichNode[] = []
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    nodes.push(...readNode(child, context, place, budget))
  }
  return nodes
}

function readNode(node: Node, context: ReadContext, place: Place, budget: Budget): RichNode[] {
  const name = nameOf(node)
  if (name === '#text') return readText(node.nodeValue ?? '', context, place, budget)
  if (name.startsWith('#') || droppedElements.has(name)) return []
  if (!(node instanceof Element)) return []
  if (place.depth >= maxDepth || budget.left <= 0) return textOnly(node)
  budget.left -= 1
  const inner: Place = {
    depth: place.depth + 1,
    isInLink: place.isInLink || name === 'a',
    isInCode: place.isInCode || name === 'code' || name === 'pre',
  }
  const classes = words(node.getAttribute('class'))
  if (context.dropsInlineQuote && classes.includes('quote-inline')) return []
  if (name === 'br') return [{ type: 'break' }]
  if (name === 'img') return readImage(node, classes, context)
  const children = readChildren(node, context, inner, budget)
  if (name === 'a') return place.isInLink ? children : readAnchor(node, classes, children, context)
  if (name === 'span' || name === 'font') return readSpan(node, classes, children)
  if (name === 'td' || name === 'th') return [...children, { type: 'text', text: ' ' }]
  const kept = keptElements.get(name)
  return kept === undefined ? children : [elementNode(kept, node, children)]
}

function readText(text: string, context: ReadContext, place: Place, budget: Budget): RichNode[] {
  if (text === '') return []
  if (place.isInCode || budget.left <= 0) return [{ type: 'text', text }]
  const nodes = splitEmoji(text, context.emojis)
  budget.left -= nodes.length
  return budget.left < 0 ? [{ type: 'text', text }] : nodes
}

/** Past the limits the words stay and the structure goes; what is dropped elsewhere is dropped here too. */
function textOnly(element: Element): RichNode[] {
  const dropped = [...droppedElements].join(',')
  if (element.querySelector(dropped) !== null) return []
  const text = element.textContent
  return text === '' ? [] : [{ type: 'text', text }]
}

function readImage(image: Element, classes: readonly string[], context: ReadContext): RichNode[] {
  const src = safePicture(image.getAttribute('src'), context.baseUrl)
  const alt = image.getAttribute('alt') ?? ''
  if (src === null) return alt === '' ? [] : [{ type: 'text', text: alt }]
  if (!classes.includes('emoji') && !classes.includes('custom-emoji')) return [{ type: 'image', src, alt }]
  const shortcode = alt.replace(/^:|:$/g, '')
  return [{ type: 'emoji', shortcode, url: src, staticUrl: src }]
}

function readAnchor(
  anchor: Element,
  classes: readonly string[],
  children: RichNode[],
  context: ReadContext,
): RichNode[] {
  const href = safeLink(anchor.getAttribute('href'), context.baseUrl)
  if (href === null) return children
  const link = classifyLink(
    {
      href,
      classes,
      rel: words(anchor.getAttribute('rel')),
      title: anchor.getAttribute('title'),
      userId: anchor.getAttribute('data-user'),
      dataTag: anchor.getAttribute('data-tag'),
      text: toPlainText(children),
      children,
    },
    context.mentions,
  )
  return [link]
}

function readSpan(span: Element, classes: readonly string[], children: RichNode[]): RichNode[] {
  const name = mfmName(classes)
  if (name !== null) {
    const attributes = Array.from(span.attributes, ({ name: key, value }) => [key, value] as const)
    return [{ type: 'mfm', name, params: mfmParameters(attributes), children }]
  }
  if (classes.includes('invisible')) return [{ type: 'part', part: 'invisible', children }]
  if (classes.includes('ellipsis')) return [{ type: 'part', part: 'ellipsis', children }]
  if (classes.includes('greentext')) return [{ type: 'line', tone: 'green', children }]
  if (classes.includes('cyantext')) return [{ type: 'line', tone: 'cyan', children }]
  const node = elementNode('span', span, children)
  return node.lang === undefined && node.dir === undefined ? children : [node]
}

function elementNode(name: ElementName, element: Element, children: readonly RichNode[]): ElementNode {
  const lang = element.getAttribute('lang')
  const dir = directions.find((known) => known === element.getAttribute('dir')?.toLowerCase())
  const title = name === 'abbr' ? element.getAttribute('title') : null
  const start = name === 'ol' ? Number.parseInt(element.getAttribute('start') ?? '', 10) : Number.NaN
  return {
    type: 'element',
    name: name === 'p' && children.some(isBlock) ? 'div' : name,
    children: name === 'hr' || name === 'wbr' ? [] : children,
    ...(lang !== null && languageTag.test(lang) && { lang }),
    ...(dir !== undefined && { dir }),
    ...(title !== null && { title }),
    ...(Number.isSafeInteger(start) && { start }),
  }
}
