/** Who may read a status, from widest to narrowest; `local` stays on the server. */
export type Scope = 'public' | 'unlisted' | 'local' | 'private' | 'direct'

const SCOPES: ReadonlyMap<string, Scope> = new Map([
  ['public', 'public'],
  ['unlisted', 'unlisted'],
  ['local', 'local'],
  ['private', 'private'],
  ['direct', 'direct'],
  // GoToSocial: followers who are followed back.
  ['mutuals_only', 'private'],
  // Akkoma: members of a list of the author's.
  ['list', 'private'],
])

/** A visibility word as a scope; an unknown word is never read as wider than `private`. */
export function foldScope(word: string | null | undefined): Scope {
  return SCOPES.get(word ?? '') ?? 'private'
}
