import { fetchFollowedTags, searchAccounts, searchTags } from '@skein/api'
import { getClient } from '../../../model/client.ts'
import { entityStore } from '../../../model/entities.ts'
import { getSession, ofSession, sessionValue } from '../../../model/session.ts'
import { loadEmoji, suggestEmoji } from '../../emoji/index.ts'
import { suggestFunctions } from './rules/functions.ts'
import { MOST_HASHTAGS, suggestHashtags } from './rules/hashtags.ts'
import { asksServer, MOST_PEOPLE, suggestPeople } from './rules/people.ts'
import { functionText, hashtagText, personText } from './rules/replace-word.ts'
import type { SuggestionKind } from './rules/word-at-caret.ts'
import type { Suggestion } from './suggestion.ts'

/** Where suggestions of one kind come from. */
export interface Source {
  /** Maximum number of suggestions. */
  most: number
  /** What fits of all that is known. */
  known: (sought: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>
  /** Makes more known. A source without it knows everything there is. @throws ApiError */
  learn?: (sought: string, signal: AbortSignal) => Promise<void>
  /** Whether there may be more to know. */
  mayLearn?: (sought: string) => boolean
}

function* rowsOf<Id extends string, Row>(table: {
  keys: () => Iterable<Id>
  get: (id: Id) => Row | undefined
}): Generator<Row> {
  for (const id of table.keys()) {
    const row = table.get(id)
    if (row !== undefined) yield row
  }
}

const people: Source = {
  most: MOST_PEOPLE,
  known: (sought) =>
    suggestPeople(sought, rowsOf(entityStore.accounts)).map((person) => ({
      kind: 'people',
      key: person.id,
      replacement: personText(person.acct),
      person,
    })),
  mayLearn: asksServer,
  learn: async (sought, signal) => {
    const found = await searchAccounts(getClient(), sought, { signal })
    if (!signal.aborted) for (const account of found) entityStore.ingestAccount(account)
  },
}

/** Hashtags that servers named in answers, and those the person follows: null until they are asked for. */
const named = ofSession(new Set<string>())
const followed = sessionValue<readonly string[] | null>(() => null)

function* usedTags(): Generator<string> {
  const { viewerId } = getSession()
  const rows = [...rowsOf(entityStore.statuses)].toReversed()
  for (const row of rows) if (row.accountId === viewerId) for (const { name } of row.tags) yield name
  yield* followed.current ?? []
}

async function learnFollowed(signal: AbortSignal): Promise<void> {
  if (followed.current !== null) return
  followed.current = []
  const { items } = await fetchFollowedTags(getClient(), { signal })
  followed.current = items.map(({ name }) => name)
}

const hashtags: Source = {
  most: MOST_HASHTAGS,
  known: (sought) =>
    suggestHashtags(sought, usedTags(), named).map((name) => ({
      kind: 'hashtags',
      key: name,
      replacement: hashtagText(name),
      name,
    })),
  mayLearn: (sought) => sought !== '',
  learn: async (sought, signal) => {
    const [found] = await Promise.all([
      searchTags(getClient(), sought, { signal }),
      learnFollowed(signal).catch(() => undefined),
    ])
    for (const { name } of found) named.add(name)
  },
}

const functions: Source = {
  most: Infinity,
  known: (sought) =>
    suggestFunctions(sought).map((name) => ({
      kind: 'functions',
      key: name,
      replacement: functionText(name),
      name,
    })),
}

/** The instance's own emoji and everybody's, nearest first; without an answer there is nothing to offer. [EMOJI-12] */
const emoji: Source = {
  most: Infinity,
  known: async (sought) => {
    const catalogue = await loadEmoji(document.documentElement.lang).catch(() => null)
    return suggestEmoji(catalogue?.all ?? [], `:${sought}`).map(
      ({ text, displayText, replacement, imageUrl }) => ({
        kind: 'emoji',
        key: text,
        label: displayText,
        character: replacement,
        imageUrl,
        replacement: `${text} `,
      }),
    )
  },
}

export const sources: Readonly<Record<SuggestionKind, Source>> = { people, hashtags, functions, emoji }
