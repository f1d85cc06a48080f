import { mentionWords, otherHost, unturned } from './honest-link.ts'
import type { HashtagNode, LinkNode, MentionNode, MentionRef, RichNode } from './nodes.ts'
import { parseUrl } from './safe-url.ts'

/** What the reader saw of one `<a>`; the address has passed the scheme check. */
export interface Anchor {
  readonly href: string
  readonly classes: readonly string[]
  readonly rel: readonly string[]
  /** `data-user`: the server's id of the mentioned account. */
  readonly userId: string | null
  /** `data-tag`: the tag without `#`. */
  readonly dataTag: string | null
  readonly text: string
  readonly children: readonly RichNode[]
}

const tagPath = /\/(?:tags?|hashtag)\/([^/]+)\/?$/
const profilePath = /^\/(?:@|users?\/|u\/|profile\/)([^/@]+)\/?$/

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** The tag a link leads to: `data-tag`, else the last part of the path after `/tag/` or `/tags/`, in any script. */
function hashtagOf(anchor: Anchor): string | null {
  const fromData = anchor.dataTag?.trim().replace(/^#/, '')
  if (fromData !== undefined && fromData !== '') return fromData
  const path = tagPath.exec(parseUrl(anchor.href)?.pathname ?? '')?.[1]
  const fromPath = path === undefined ? null : decode(path)
  return fromPath === null || fromPath === '' ? null : fromPath
}

/** The name and the host of a person's page, as servers of all makes write its address; null for other addresses. */
export function personAt(href: string): { readonly name: string; readonly host: string } | null {
  const url = parseUrl(href)
  const name = url === null ? undefined : profilePath.exec(url.pathname)?.[1]
  return url === null || name === undefined
    ? null
    : { name: name.toLowerCase(), host: url.host.toLowerCase() }
}

/** The accounts of a status's list, to be found from a link without going through the list. */
export interface MentionIndex {
  readonly byId: ReadonlyMap<string, MentionRef>
  readonly byAddress: ReadonlyMap<string, MentionRef>
  readonly byName: ReadonlyMap<string, MentionRef>
}

/** Prepares a list for {@link findMentioned}; the first of each name counts. */
export function mentionIndex(mentions: readonly MentionRef[]): MentionIndex {
  const byId = new Map<string, MentionRef>()
  const byAddress = new Map<string, MentionRef>()
  const byName = new Map<string, MentionRef>()
  for (const mention of mentions) {
    const address = mention.url.toLowerCase()
    const host = parseUrl(mention.url)?.host.toLowerCase()
    if (!byId.has(mention.id)) byId.set(mention.id, mention)
    if (!byAddress.has(address)) byAddress.set(address, mention)
    const name = `${mention.username.toLowerCase()}@${host ?? ''}`
    if (host !== undefined && !byName.has(name)) byName.set(name, mention)
  }
  return { byId, byAddress, byName }
}

/** The account of the status's list that a mention link means: by id, by address, then by name at the same host. */
export function findMentioned(
  { href, userId }: Pick<Anchor, 'href' | 'userId'>,
  { byId, byAddress, byName }: MentionIndex,
): MentionRef | null {
  const exact = (userId === null ? undefined : byId.get(userId)) ?? byAddress.get(href.toLowerCase())
  if (exact !== undefined) return exact
  const handle = personAt(href)
  return handle === null ? null : (byName.get(`${handle.name}@${handle.host}`) ?? null)
}

/** Turns an anchor into a hashtag, a mention or an ordinary link. */
export function classifyLink(anchor: Anchor, mentions: MentionIndex): HashtagNode | MentionNode | LinkNode {
  const { href, classes, rel, text } = anchor
  if (classes.includes('hashtag') || rel.includes('tag')) {
    const tag = hashtagOf(anchor)
    if (tag !== null) return { type: 'hashtag', tag, href, text: text === '' ? `#${tag}` : text }
  } else if (classes.includes('mention') && text !== '') {
    const account = findMentioned(anchor, mentions)
    const words = account === null ? mentionWords(text, personAt(href)) : text
    if (words !== null) return { type: 'mention', href, text: words, account }
  }
  return { type: 'link', href, host: otherHost(text, href), children: unturned(anchor.children) }
}
