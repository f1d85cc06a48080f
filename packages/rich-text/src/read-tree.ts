import { droppedElements, keptElements } from './allow-list.ts'
import { emojiAt, splitEmoji, wordsOf, type EmojiMap } from './emoji.ts'
import { unmarked } from './inert-document.ts'
import { maxAttributeText, maxDepth, maxLines, maxPictures } from './limits.ts'
import type { TagIndex } from './hashtags.ts'
import { classifyLink, type MentionIndex } from './links.ts'
import { marksBounder } from './marks.ts'
import { mfmName, mfmParameters } from './mfm.ts'
import { isBlock, isParent, type ElementName, type ElementNode, type RichNode } from './nodes.ts'
import { toSeenText } from './plain-text.ts'
import { safeLink, safePicture } from './safe-url.ts'

/** What the reader needs to know about the text. */
export interface ReadContext {
  readonly emojis: EmojiMap
  readonly mentions: MentionIndex
  readonly tags: TagIndex
  readonly dropsInlineQuote: boolean
  readonly baseUrl: string | undefined
}

interface Place {
  readonly depth: number
  readonly isInLink: boolean
  readonly isInCode: boolean
}

/** What one text may still become. */
interface Budget {
  nodes: number
  characters: number
  lines: number
  pictures: number
  isCut: boolean
  readonly boundMarks: (piece: string) => string
}

/** How much of a text is read. */
export interface Amount {
  readonly maxNodes: number
  readonly maxCharacters: number
  /** {@link maxPictures} where it is not given. */
  readonly maxPictures?: number
}

const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i
const emojiClasses: ReadonlySet<string> = new Set(['emoji', 'custom-emoji'])
const directions = ['ltr', 'rtl', 'auto'] as const

/** Browsers end nesting at 512 themselves; this is for one that does not. Elements. */
const deepestRead = 1_000

/** A form field named `nodeName` hides the form's own property, so the prototype's getter is asked. */
const nameOf = (node: Node): string => Reflect.get(Node.prototype, 'nodeName', node).toLowerCase()

function attributeOf(element: Element, name: string): string | null {
  const value = element.getAttribute(name)
  return value && unmarked(value)
}

const words = (value: string | null): string[] => value?.split(/\s+/).filter((word) => word !== '') ?? []

const short = (value: string): string => value.slice(0, maxAttributeText)

/**
 * Reads an inert document into plain data, from its beginning until the amount is reached. What the allow-list does
 * not name gives way to its words.
 */
export function readTree(
  root: DocumentFragment,
  context: ReadContext,
  amount: Amount,
): { readonly nodes: RichNode[]; readonly isCut: boolean } {
  const start: Place = { depth: 0, isInLink: false, isInCode: false }
  const budget: Budget = {
    nodes: amount.maxNodes,
    characters: amount.maxCharacters,
    lines: maxLines,
    pictures: amount.maxPictures ?? maxPictures,
    isCut: false,
    boundMarks: marksBounder(),
  }
  const nodes = readChildren(root, context, start, budget)
  return { nodes, isCut: budget.isCut }
}

function readChildren(parent: Node, context: ReadContext, place: Place, budget: Budget): RichNode[] {
  const nodes: RichNode[] = []
  for (let child = parent.firstChild; child !== null && !budget.isCut; child = child.nextSibling) {
    for (const node of readNode(child, context, place, budget)) nodes.push(node)
  }
  return nodes
}

function readNode(node: Node, context: ReadContext, place: Place, budget: Budget): RichNode[] {
  const name = nameOf(node)
  if (name === '#text') return readText(unmarked(node.nodeValue ?? ''), context, place, budget)
  if (name.startsWith('#') || droppedElements.has(name)) return []
  if (!(node instanceof Element)) return []
  const classes = words(attributeOf(node, 'class'))
  if (context.dropsInlineQuote && classes.includes('quote-inline')) return []
  if (place.depth >= deepestRead) return readText(unmarked(node.textContent), context, place, budget)
  if (!spend(budget)) return []
  const inner: Place = {
    depth: place.depth + 1,
    isInLink: place.isInLink || name === 'a',
    isInCode: place.isInCode || name === 'code' || name === 'pre',
  }
  if (name === 'br') return takesLine(budget) ? [{ type: 'break' }] : []
  if (name === 'img') return readImage(node, classes, context, inner, budget)
  const children = readChildren(node, context, inner, budget)
  if (place.depth >= maxDepth) return children
  if (name === 'a') return place.isInLink ? children : readAnchor(node, classes, children, context)
  if (name === 'span' || name === 'font') return readSpan(node, classes, children, place)
  if (name === 'td' || name === 'th') return [...children, { type: 'text', text: ' ' }]
  const kept = keptElements.get(name)
  if (kept === undefined) return children
  const element = elementNode(kept, node, children)
  if (isBlock(element)) takesLine(budget)
  return [element]
}

/** Takes one node from what is left; false when there was none, and nothing more is read. */
function spend(budget: Budget): boolean {
  if (budget.nodes <= 0) budget.isCut = true
  budget.nodes -= 1
  return !budget.isCut
}

/** Takes one line from what is left; false when there was none, and nothing more is read. */
function takesLine(budget: Budget): boolean {
  budget.lines -= 1
  if (budget.lines < 0) budget.isCut = true
  return !budget.isCut
}

/** Where the words are over what is left, in lines or in characters. */
function endWithin(text: string, budget: Budget): number {
  const most = Math.min(text.length, budget.characters)
  for (let end = text.indexOf('\n'); end !== -1 && end < most; end = text.indexOf('\n', end + 1))
    if (!takesLine(budget)) return end
  return most
}

function readText(written: string, context: ReadContext, place: Place, budget: Budget): RichNode[] {
  const text = budget.boundMarks(written)
  if (text === '') return []
  const nodes: RichNode[] = []
  const pieces = place.isInCode ? [{ type: 'text', text } as const] : splitEmoji(text, context.emojis)
  for (const found of pieces) {
    const piece = found.type === 'text' || takesPicture(budget) ? found : wordsOf(found)
    if (!spend(budget)) break
    const length = piece.type === 'text' ? piece.text.length : 1
    const end = piece.type === 'text' ? endWithin(piece.text, budget) : Math.min(1, budget.characters)
    if (end === length) nodes.push(piece)
    else {
      budget.isCut = true
      const start = piece.type === 'text' ? wholeCharacters(piece.text, end) : ''
      if (start !== '') nodes.push({ type: 'text', text: start })
    }
    budget.characters -= length
    if (budget.isCut) break
  }
  return nodes
}

/** Takes one picture from what is left; false when there was none. */
function takesPicture(budget: Budget): boolean {
  budget.pictures -= 1
  return budget.pictures >= 0
}

/** The first `length` UTF-16 units of a text, without half of a pair at the end. */
export function wholeCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

/** Who reads is told to nobody by an emoji that is not listed: its words stand there, with the listed ones in them. */
function readImage(
  image: Element,
  classes: readonly string[],
  context: ReadContext,
  place: Place,
  budget: Budget,
): RichNode[] {
  const src = safePicture(attributeOf(image, 'src'), context.baseUrl)
  const alt = short(attributeOf(image, 'alt') || attributeOf(image, 'title') || '')
  const isEmoji = classes.some((name) => emojiClasses.has(name))
  if (src !== null && !isEmoji && takesPicture(budget)) return [{ type: 'image', src, alt }]
  const canBeListed = src !== null && isEmoji && budget.pictures > 0
  const listed = canBeListed ? emojiAt(src, context.emojis) : null
  return listed !== null && takesPicture(budget) ? [listed] : readText(alt, context, place, budget)
}

function titleOf(element: Element): string | null {
  const title = attributeOf(element, 'title')
  return title === null ? null : short(title)
}

/** The character before a link, also where the link is alone in a `<span>`; empty where an element or nothing is. */
function characterBefore(anchor: Element): string {
  const isFirst = anchor.previousSibling === null
  const parent = anchor.parentElement
  const start = isFirst && parent !== null && nameOf(parent) === 'span' ? parent : anchor
  const previous = start.previousSibling
  return previous !== null && nameOf(previous) === '#text' ? (previous.nodeValue ?? '').slice(-1) : ''
}

function readAnchor(
  anchor: Element,
  classes: readonly string[],
  children: RichNode[],
  context: ReadContext,
): RichNode[] {
  const href = safeLink(attributeOf(anchor, 'href'), context.baseUrl)
  if (href === null) return withoutHiding(children)
  const text = toSeenText(children)
  const link = classifyLink(
    {
      href,
      classes,
      rel: words(attributeOf(anchor, 'rel')),
      userId: attributeOf(anchor, 'data-user'),
      dataTag: attributeOf(anchor, 'data-tag'),
      text,
      before: characterBefore(anchor),
      // A link can be seen, and what hides all of it hides nothing.
      children: text === '' ? withoutHiding(children) : children,
    },
    context.mentions,
    context.tags,
  )
  return [link]
}

/** Nodes with their hidden parts shown. */
function withoutHiding(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (!isParent(node)) return [node]
    const children = withoutHiding(node.children)
    return node.type === 'part' && node.part === 'invisible' ? children : [{ ...node, children }]
  })
}

function readSpan(span: Element, classes: readonly string[], children: RichNode[], place: Place): RichNode[] {
  const name = mfmName(classes)
  if (name !== null) {
    const attributes = Array.from(span.attributes, ({ name: key, value }) => [key, value] as const)
    return [{ type: 'mfm', name, params: mfmParameters(attributes), children }]
  }
  // Servers hide parts of addresses; no other words are hidden from those who see.
  if (classes.includes('invisible') && place.isInLink) return [{ type: 'part', part: 'invisible', children }]
  if (classes.includes('ellipsis')) return [{ type: 'part', part: 'ellipsis', children }]
  if (classes.includes('greentext')) return [{ type: 'line', tone: 'green', children }]
  if (classes.includes('cyantext')) return [{ type: 'line', tone: 'cyan', children }]
  const node = elementNode('span', span, children)
  return node.lang === undefined && node.dir === undefined ? children : [node]
}

const lists: ReadonlySet<string> = new Set(['ul', 'ol'])

/** The name, or a plain one where the element may not stand: without its list, or a paragraph around blocks. */
function nameInPlace(name: ElementName, element: Element, children: readonly RichNode[]): ElementName {
  const parent = element.parentElement === null ? '' : nameOf(element.parentElement)
  if (name === 'p' && hasBlock(children)) return 'div'
  if (name === 'li' && !lists.has(parent)) return 'div'
  return (name === 'rt' || name === 'rp') && parent !== 'ruby' ? 'span' : name
}

/** A paragraph cannot hold a block, however deep. */
function hasBlock(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => isBlock(node) || (isParent(node) && hasBlock(node.children)))
}

/** A whole number in an attribute; anything else is none. */
function numberIn(element: Element, attribute: string): number | null {
  const number = Number.parseInt(attributeOf(element, attribute) ?? '', 10)
  return Number.isSafeInteger(number) ? number : null
}

function elementNode(name: ElementName, element: Element, children: readonly RichNode[]): ElementNode {
  const lang = attributeOf(element, 'lang')
  const dir = directions.find((known) => known === attributeOf(element, 'dir')?.toLowerCase())
  const title = name === 'abbr' ? titleOf(element) : null
  const start = name === 'ol' ? numberIn(element, 'start') : null
  const isReversed = name === 'ol' && attributeOf(element, 'reversed') !== null
  const placed = nameInPlace(name, element, children)
  const value = placed === 'li' ? numberIn(element, 'value') : null
  return {
    type: 'element',
    name: placed,
    children: name === 'hr' || name === 'wbr' ? [] : children,
    ...(lang !== null && languageTag.test(lang) && { lang }),
    ...(dir !== undefined && { dir }),
    ...(title !== null && { title }),
    ...(start !== null && { start }),
    ...(isReversed && { reversed: true }),
    ...(value !== null && { value }),
  }
}
