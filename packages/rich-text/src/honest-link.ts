import { isParent, type RichNode } from './nodes.ts'
import { parseUrl } from './safe-url.ts'

/** Turn words round, or pretend to. Marks of direction (U+200E, U+200F) belong to honest text. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g

/** What nobody sees between two letters. */
const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

const handle = /^@?([\p{L}\p{N}_.-]+)(?:@([\p{L}\p{N}.-]+(?::\d+)?))?$/u
const withScheme = /https?:\/\/[^\s]+/i
const nameOfHost = /(?:^|[\s(<[])((?:[\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]+)(?=[\s/:?#)>\],.…]|$)/u

/** The words as a reader sees them. */
function seen(words: string): string {
  return words.replaceAll(overrides, '').replaceAll(unseen, '').normalize('NFKC').replaceAll('。', '.').trim()
}

function hostOf(address: string): string | null {
  const host = parseUrl(address)?.host.toLowerCase()
  return host === undefined || host === '' ? null : host
}

/** The host that words name, when they read like an address or a host; null when they do not. */
function namedHost(words: string): string | null {
  const address = withScheme.exec(words)?.[0] ?? null
  const named = address ?? nameOfHost.exec(words)?.[1] ?? null
  return named === null ? null : hostOf(address ?? `https://${named}`)
}

const bare = (host: string): string => host.replace(/^www\./, '')

/** A host is what it is called, and what is below that name. */
function isAt(host: string, named: string): boolean {
  return bare(host) === bare(named) || host.endsWith(`.${bare(named)}`)
}

/**
 * The host of a link whose words promise another place: they read like an address or a host that is not the link's, or
 * like somebody's handle. Null where the words promise nothing.
 */
export function otherHost(words: string, href: string): string | null {
  const host = hostOf(href)
  if (host === null) return null
  const read = seen(words)
  const named = namedHost(read)
  if (named !== null) return isAt(host, named) ? null : host
  return read.startsWith('@') && handle.test(read) ? host : null
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
  return host?.toLowerCase() === person.host ? words : `@${name}@${person.host}`
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
