import type { HashtagNode, LinkNode, MentionNode, MentionRef, RichNode } from './nodes.ts'
import { parseUrl } from './safe-url.ts'

/** What the reader saw of one `<a>`; the address has passed the scheme check. */
export interface Anchor {
  readonly href: string
  readonly classes: readonly string[]
  readonly rel: readonly string[]
  readonly title: string | null
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

function handleOf(href: string): { name: string; host: string } | null {
  const url = parseUrl(href)
  const name = url === null ? undefined : profilePath.exec(url.pathname)?.[1]
  return url === null || name === undefined
    ? null
    : { name: name.toLowerCase(), host: url.host.toLowerCase() }
}

/** The account of the status's list that a mention link means: by id, by address, then by name at the same host. */
export function findMentioned(
  anchor: Pick<Anchor, 'href' | 'userId'>,
  mentions: readonly MentionRef[],
): MentionRef | null {
  const address = anchor.href.toLowerCase()
  const exact = mentions.find(({ id, url }) => id === anchor.userId || url.toLowerCase() === address)
  if (exact !== undefined) return exact
  const handle = handleOf(anchor.href)
  if (handle === null) return null
  return (
    mentions.find(({ username, url }) => {
      const host = parseUrl(url)?.host.toLowerCase()
      return username.toLowerCase() === handle.name && host === handle.host
    }) ?? null
  )
}

/** Turns an anchor into a hashtag, a mention or an ordinary link. */
export function classifyLink(
  anchor: Anchor,
  mentions: readonly MentionRef[],
): HashtagNode | MentionNode | LinkNode {
  const { href, classes, rel, text } = anchor
  if (classes.includes('hashtag') || rel.includes('tag')) {
    const tag = hashtagOf(anchor)
    if (tag !== null) return { type: 'hashtag', tag, href, text: text === '' ? `#${tag}` : text }
  } else if (classes.includes('mention') && text !== '') {
    return { type: 'mention', href, text, account: findMentioned(anchor, mentions) }
  }
  return { type: 'link', href, title: anchor.title, children: anchor.children }
}
