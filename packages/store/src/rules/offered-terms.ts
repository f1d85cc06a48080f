import { filterPartsOf, type FilterablePosts, type FilterableStatus } from './filter-parts.ts'
import type { FilterTerm } from './filter.ts'
import { foldText, hasWholeWord } from './folded-text.ts'

/** Maximum terms of each kind that one post offers. Our own limit. */
const mostOfKind = 20

/** Longest content warning that is offered as the words of a filter, in characters. Our own limit. */
const longestWarning = 100

/** The comparable handles of a post's author and repeater; null offers no filter for them. */
export interface PostPeople {
  readonly author: string | null
  readonly repeater: string | null
}

/** The content warning, hashtags, links, people and language of a post that a filter can be about. */
export function offeredTerms(
  status: FilterableStatus,
  { author, repeater }: PostPeople,
  posts: FilterablePosts,
): readonly FilterTerm[] {
  const quoted = status.quotedId === null ? undefined : posts.statusOf(status.quotedId)
  const tags = [...status.tags, ...(quoted?.tags ?? [])]
  const names = new Map<string, string>()
  for (const { name } of tags) names.set(foldText(name), names.get(foldText(name)) ?? name)
  const hosts = new Set(filterPartsOf(status, posts).hosts)
  const warning = status.subject.trim()
  return [
    ...(warning === '' || warning.length > longestWarning
      ? []
      : [{ kind: 'warning', text: warning } as const]),
    ...[...names.values()].slice(0, mostOfKind).map((name) => ({ kind: 'hashtag', name }) as const),
    ...[...hosts].slice(0, mostOfKind).map((host) => ({ kind: 'domain', host }) as const),
    ...(author === null ? [] : [{ kind: 'person', handle: author } as const]),
    ...(repeater === null ? [] : [{ kind: 'repeats', handle: repeater } as const]),
    ...(status.language === null || status.language === ''
      ? []
      : [{ kind: 'language', code: status.language.toLowerCase() } as const]),
  ]
}

/** The word term for a part of a post's text: whole where it does not begin or end inside a word. */
export function wordTermIn(
  text: string,
  status: FilterableStatus,
  posts: FilterablePosts,
): Extract<FilterTerm, { kind: 'word' }> {
  return {
    kind: 'word',
    text,
    isWhole: hasWholeWord(filterPartsOf(status, posts).text, foldText(text)),
  }
}
