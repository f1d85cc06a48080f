import { maxAttributeText, maxLinkedTags } from './limits.ts'
import { isParent, type HashtagNode, type RichNode, type TagRef } from './nodes.ts'
import { parseUrl } from './safe-url.ts'

/** The hashtags of a status's list, to be found from a word or a link without going through the list. */
export interface TagIndex {
  /** The listed name by {@link tagKey}. */
  readonly byName: ReadonlyMap<string, string>
  readonly byAddress: ReadonlyMap<string, string>
}

/** What of a link says whether it is a hashtag, and which. */
export interface TagAnchor {
  readonly href: string
  readonly classes: readonly string[]
  readonly rel: readonly string[]
  /** `data-tag`: the tag without `#`. */
  readonly dataTag: string | null
  readonly text: string
  /** The character before the link; empty at the start of a block. */
  readonly before: string
}

const tagPath = /\/(?:tags?|hashtag)\/([^/]+)\/?$/
const mark = /^[#＃]/
const tagWord = /^[#＃]?[\p{L}\p{N}\p{M}_·]+$/u
/** A hashtag in plain words: nothing of a word or an address is before it. */
const writtenTag = /(?<![\p{L}\p{N}\p{M}_&/#＃])[#＃]([\p{L}\p{N}\p{M}_·]+)/gu

/** One name for all spellings of a hashtag. */
export const tagKey = (name: string): string =>
  name.slice(0, maxAttributeText).replace(mark, '').normalize('NFKC').toLowerCase()

/** The keys ({@link tagKey}) of all hashtags that are written in plain words. */
export function writtenTags(words: string): ReadonlySet<string> {
  return new Set(Array.from(words.matchAll(writtenTag), ([, name = '']) => tagKey(name)))
}

/** Prepares a list for {@link hashtagOf}; the first of each name counts. */
export function tagIndex(tags: readonly TagRef[]): TagIndex {
  const byName = new Map<string, string>()
  const byAddress = new Map<string, string>()
  for (const { name, url } of tags) {
    if (!byName.has(tagKey(name))) byName.set(tagKey(name), name)
    if (url !== '' && !byAddress.has(url)) byAddress.set(url, name)
  }
  return { byName, byAddress }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

const fromPath = (href: string): string | null => {
  const part = tagPath.exec(parseUrl(href)?.pathname ?? '')?.[1]
  return part === undefined ? null : decoded(part)
}

/**
 * The hashtag that a link is, or null. What the status lists decides first, then `data-tag` and the words, and last the
 * address: servers write it in many ways.
 */
export function hashtagOf(anchor: TagAnchor, { byName, byAddress }: TagIndex): string | null {
  const { href, classes, rel, dataTag, before } = anchor
  const text = anchor.text.trim()
  const hasMark = mark.test(text) || mark.test(before)
  const isMarked = classes.includes('hashtag') || rel.includes('tag')
  const atAddress = byAddress.get(href)
  if (atAddress !== undefined && (hasMark || isMarked)) return atAddress
  if (!isMarked && !hasMark) return null
  const given = dataTag?.trim().replace(mark, '') ?? ''
  const listed = byName.get(tagKey(text)) ?? byName.get(tagKey(given))
  if (listed !== undefined) return listed
  if (!isMarked) return null
  if (given !== '') return given
  const isCalledTag = hasMark || classes.includes('hashtag')
  if (isCalledTag && tagWord.test(text)) return text.replace(mark, '')
  const name = fromPath(href) ?? ''
  return name === '' ? null : name
}

/** Hashtags in plain words become links where the status lists them; other words stay. */
export function linkTags(nodes: readonly RichNode[], index: TagIndex): RichNode[] {
  if (index.byName.size === 0) return [...nodes]
  let left = maxLinkedTags
  const inText = (text: string): RichNode[] => {
    const found: RichNode[] = []
    let end = 0
    for (const match of text.matchAll(writtenTag)) {
      const tag = index.byName.get(tagKey(match[0]))
      if (tag === undefined) continue
      if (left === 0) break
      left -= 1
      if (match.index > end) found.push({ type: 'text', text: text.slice(end, match.index) })
      const node: HashtagNode = { type: 'hashtag', tag, text: match[0] }
      found.push(node)
      end = match.index + match[0].length
    }
    if (end < text.length) found.push({ type: 'text', text: text.slice(end) })
    return found
  }
  const walk = (list: readonly RichNode[]): RichNode[] =>
    list.flatMap((node): RichNode[] => {
      if (node.type === 'text') return inText(node.text)
      const isLeftAlone =
        node.type === 'link' || (node.type === 'element' && (node.name === 'code' || node.name === 'pre'))
      return [isParent(node) && !isLeftAlone ? { ...node, children: walk(node.children) } : node]
    })
  return walk(nodes)
}
