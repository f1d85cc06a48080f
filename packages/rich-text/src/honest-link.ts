import { isParent, type RichNode } from './nodes.ts'
import { parseUrl } from './safe-url.ts'

/** Turn words round, or pretend to. Marks of direction (U+200E, U+200F) belong to honest text. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g

/** What nobody sees between two letters. */
const unseen = /[\p{Cf}\p{DI}]/gu

/** Drawn like a slash, like a colon, like a dot. */
const lookAlikes = [
  [/[\u2044\u2215\u2571\u29f8]/g, '/'],
  [/[\u02d0\u0589\u05c3\u2236\ua789]/g, ':'],
  [/[\u3002\ua4f8]/g, '.'],
] as const

const handle = /^@?([\p{L}\p{M}\p{N}_.-]+)(?:@([\p{L}\p{M}\p{N}.-]+(?::\d+)?))?$/u
const withScheme = /https?:\/\/[^\s]+/i
/** A name with dots or a number of the Internet (IPv4, IPv6), at the start of a word or after a scheme. */
const nameOfHost =
  /(?:^|[\s(<[]|:\/+|\/\/)((?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}][\p{L}\p{M}\p{N}-]+|(?:\d{1,3}\.){3}\d{1,3}|\[(?:[\da-f]*:){2,}[\da-f.]*\])(?=[\s/:?#)>\],.…]|$)/iu

/** Longest address without a host that is shown behind a link, characters. */
const longestShown = 100

/** The words as a reader sees them. */
function seen(words: string): string {
  let read = words.replaceAll(unseen, '').normalize('NFKC')
  for (const [looks, like] of lookAlikes) read = read.replaceAll(looks, like)
  return read.trim()
}

function hostOf(address: string): string | null {
  const host = parseUrl(address)?.host.toLowerCase()
  return host === undefined || host === '' ? null : host
}

/** The host that words name, when they read like an address, a host or a handle; null when they do not. */
function namedHost(words: string): string | null {
  const address = withScheme.exec(words)?.[0]
  const named = nameOfHost.exec(words)?.[1] ?? handle.exec(words)?.[2]
  if (address !== undefined) return hostOf(address) ?? address
  return named === undefined ? null : (hostOf(`https://${named}`) ?? named)
}

const bare = (host: string): string => host.replace(/^www\./, '')

/** A host is what it is called, and what is below that name. */
function isAt(host: string, named: string): boolean {
  return bare(host) === bare(named) || host.endsWith(`.${bare(named)}`)
}

/**
 * Where a link leads whose words promise another place: they read like an address or a host that is not the link's, or
 * like a handle. A host, or the beginning of an address that has none (`mailto:`). Null where the words promise
 * nothing.
 *
 * @param words those that can be seen
 */
export function otherHost(words: string, href: string): string | null {
  const read = seen(words)
  const named = namedHost(read)
  if (named === null && !(read.startsWith('@') && handle.test(read))) return null
  const host = hostOf(href)
  if (host !== null) return named !== null && isAt(host, named) ? null : host
  const address = href.replace(/[?#].*$/s, '').slice(0, longestShown)
  const isPromised = address.toLowerCase().endsWith(`:${read.toLowerCase()}`) && read.includes('@')
  return isPromised ? null : address
}

/**
 * What a mention that the status does not list is called: `@name@host` of the person its link leads to. Null when the
 * link leads to no person, or the words name somebody else: then it is a link like others.
 */
export function mentionWords(
  words: string,
  person: { readonly name: string; readonly host: string } | null,
): string | null {
  const [, name, host] = handle.exec(seen(words)) ?? []
  if (person === null || name?.toLowerCase() !== person.name) return null
  return host !== undefined && hostOf(`https://${host}`) === person.host ? words : `@${name}@${person.host}`
}

/** Words of a link without what turns them round: an address may not be read from its end. */
export function unturned(nodes: readonly RichNode[]): RichNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return { type: 'text', text: node.text.replaceAll(overrides, '') }
    if (!isParent(node)) return node
    const children = unturned(node.children)
    if (node.type !== 'element' || node.name !== 'bdo') return { ...node, children }
    const { dir: _, ...plain } = node
    return { ...plain, name: 'bdi', children }
  })
}
