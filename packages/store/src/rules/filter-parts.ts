import type { PollRow, StatusRow } from '../entities/rows.ts'
import { foldText } from './folded-text.ts'
import { postTexts, type WordedStatus } from './post-texts.ts'

/** What filters look at in a post. */
export type FilterableStatus = WordedStatus & Pick<StatusRow, 'content' | 'mentions' | 'language'>

/** Where the parts of a post that have rows of their own are found. */
export interface FilterablePosts {
  pollOf(id: PollRow['id']): PollRow | undefined
  statusOf(id: StatusRow['id']): FilterableStatus | undefined
}

/** A post as filters compare it. */
export interface FilterParts {
  /** Every text, folded, one a line. */
  readonly text: string
  /** The post's own content warning, folded. */
  readonly subject: string
  /** Names of hashtags, folded. */
  readonly hashtags: ReadonlySet<string>
  /** Hosts of its links, without those to people and hashtags. */
  readonly hosts: readonly string[]
  /** BCP 47 tag in lower case, or null. */
  readonly language: string | null
}

interface Cached {
  readonly poll: PollRow | undefined
  readonly quoted: FilterableStatus | undefined
  readonly parts: FilterParts
}

const cache = new WeakMap<FilterableStatus, Cached>()

/** The parts of a post, computed once for each version of its row and of the rows it refers to. */
export function filterPartsOf(status: FilterableStatus, posts: FilterablePosts): FilterParts {
  const poll = status.pollId === null ? undefined : posts.pollOf(status.pollId)
  const quoted = status.quotedId === null ? undefined : posts.statusOf(status.quotedId)
  const known = cache.get(status)
  if (known !== undefined && known.poll === poll && known.quoted === quoted) return known.parts
  const both = quoted === undefined ? [status] : [status, quoted]
  const parts: FilterParts = {
    text: postTexts(status, posts).map(foldText).join('\n'),
    subject: foldText(status.subject),
    hashtags: new Set(both.flatMap(({ tags }) => tags.map(({ name }) => foldText(name)))),
    hosts: both.flatMap(hostsOf),
    language: status.language?.toLowerCase() ?? null,
  }
  cache.set(status, { poll, quoted, parts })
  return parts
}

const anchor = /<a\s[^>]*>/gi
const target = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** How servers mark links to people and hashtags. */
const named = /\s(?:class|rel)\s*=\s*["'][^"']*\b(?:mention|hashtag|tag)\b/i

function hostsOf({ content, card, mentions, tags }: FilterableStatus): string[] {
  const ofPeople = new Set([...mentions, ...tags].map(({ url }) => url))
  const links = (content.match(anchor) ?? []).flatMap((start) => {
    const [, double, single] = target.exec(start) ?? []
    const address = double ?? single ?? ''
    return named.test(start) || ofPeople.has(address) ? [] : address
  })
  const hosts = [...links, ...(card === null ? [] : [card.url])].map(hostOf)
  return [...new Set(hosts)].filter((host) => host !== '')
}

/** The host of an address, in the letters of addresses and without `www.`; empty where it has none. */
export function hostOf(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return ''
  return new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '')
}
