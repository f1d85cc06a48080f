import { maxPlainPictures, maxPlainText } from './limits.ts'
import type { EmojiNode, EmojiRef, TextNode } from './nodes.ts'
import { safePicture } from './safe-url.ts'

/** Emoji by shortcode; the first of a name wins, as the server orders them. */
export type EmojiMap = ReadonlyMap<string, EmojiNode>

/** The texts of one person or post share a list, and there may be many of them. */
const prepared = new WeakMap<readonly EmojiRef[], EmojiMap>()

/** Prepares a list for {@link splitEmoji}, once. Emoji whose picture is not http or https are left out. */
export function emojiMap(emojis: readonly EmojiRef[]): EmojiMap {
  const known = prepared.get(emojis)
  if (known !== undefined) return known
  const map = new Map<string, EmojiNode>()
  prepared.set(emojis, map)
  for (const { shortcode, url, staticUrl } of emojis) {
    const animated = safePicture(url)
    if (animated === null || shortcode === '' || map.has(shortcode)) continue
    const still = safePicture(staticUrl) ?? animated
    map.set(shortcode, { type: 'emoji', shortcode, url: animated, staticUrl: still })
  }
  return map
}

/** The emoji whose picture, moving or still, has this address, or null. */
export function emojiAt(address: string, emojis: EmojiMap): EmojiNode | null {
  for (const emoji of emojis.values()) {
    if (emoji.url === address || emoji.staticUrl === address) return emoji
  }
  return null
}

/** Cuts a text at every `:shortcode:` that the map knows; other colons stay words. */
export function splitEmoji(text: string, emojis: EmojiMap): (TextNode | EmojiNode)[] {
  if (emojis.size === 0 || !text.includes(':')) return text === '' ? [] : [{ type: 'text', text }]
  const nodes: (TextNode | EmojiNode)[] = []
  let written = 0
  let open = text.indexOf(':')
  while (open !== -1) {
    const close = text.indexOf(':', open + 1)
    if (close === -1) break
    const emoji = emojis.get(text.slice(open + 1, close))
    if (emoji === undefined) {
      open = close
      continue
    }
    if (open > written) nodes.push({ type: 'text', text: text.slice(written, open) })
    nodes.push(emoji)
    written = close + 1
    open = text.indexOf(':', written)
  }
  if (written < text.length) nodes.push({ type: 'text', text: text.slice(written) })
  return nodes
}

/** What stands in the place of a picture that is not drawn. */
export const wordsOf = ({ shortcode }: EmojiNode): TextNode => ({ type: 'text', text: `:${shortcode}:` })

/** Where the first picture is that is one too many, or the end. */
function endOfPictures(nodes: readonly (TextNode | EmojiNode)[], most: number): number {
  let left = most
  const end = nodes.findIndex(({ type }) => type === 'emoji' && (left -= 1) < 0)
  return end === -1 ? nodes.length : end
}

/**
 * Plain words (a name, a subject, a poll option) as nodes: nothing in them is markup, custom emoji
 * become pictures, but for those after the first `mostPictures`. What is longer than any honest name
 * ends in an ellipsis. `[POST-10]`
 */
export function textWithEmoji(
  text: string,
  emojis: readonly EmojiRef[],
  mostPictures = maxPlainPictures,
): (TextNode | EmojiNode)[] {
  const words = text.length > maxPlainText ? `${text.slice(0, maxPlainText)}…` : text
  const nodes = splitEmoji(words, emojiMap(emojis))
  const end = endOfPictures(nodes, mostPictures)
  if (end === nodes.length) return nodes
  const lastPicture = nodes.slice(0, end).findLastIndex(({ type }) => type === 'emoji')
  const rest = nodes.slice(lastPicture + 1).map((node) => (node.type === 'text' ? node : wordsOf(node)).text)
  return [...nodes.slice(0, lastPicture + 1), { type: 'text', text: rest.join('') }]
}
