import { hashtagOf, type TagAnchor, type TagIndex } from './hashtags.ts'
import { mentionWords, otherHost, unturned } from './honest-link.ts'
import type { HashtagNode, LinkNode, MentionNode, MentionRef, RichNode } from './nodes.ts'
import { parseUrl } from './safe-url.ts'

/** What the reader saw of one `<a>`; the address has passed the scheme check. */
export interface Anchor extends TagAnchor {
  /** `data-user`: the server's id of the mentioned account. */
  readonly userId: string | null
  readonly children: readonly RichNode[]
}

const profilePath = /^\/(?:@|users?\/|u\/|profile\/)([^/@]+)\/?$/

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
export function classifyLink(
  anchor: Anchor,
  mentions: MentionIndex,
  tags: TagIndex,
): HashtagNode | MentionNode | LinkNode {
  const { href, classes, text, before } = anchor
  const tag = hashtagOf(anchor, tags)
  if (tag !== null) return { type: 'hashtag', tag, text: text === '' ? `#${tag}` : text }
  if (classes.includes('mention') && text !== '') {
    const account = findMentioned(anchor, mentions)
    const words = account === null ? mentionWords(text, personAt(href)) : text
    // Friendica writes the `@` before the link.
    if (words !== null)
      return { type: 'mention', href, text: before === '@' ? words.replace(/^@/, '') : words, account }
  }
  const promised = before === '@' ? `@${text}` : text
  return { type: 'link', href, host: otherHost(promised, href), children: unturned(anchor.children) }
}
