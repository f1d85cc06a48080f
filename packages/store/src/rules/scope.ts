import type { Scope } from '@skein/api'

const WIDTHS: Readonly<Record<Scope, number>> = { direct: 0, private: 1, unlisted: 2, local: 3, public: 3 }
/** From wide to narrow. */
export const scopes: readonly Scope[] = ['public', 'unlisted', 'local', 'private', 'direct']

/** Order of narrowing: direct 0, private 1, unlisted 2, local 3, public 3 `[COMP-33]`. */
export function scopeWidth(scope: Scope): number {
  return WIDTHS[scope]
}

/**
 * The scope that results when `wanted` meets the scope of the post that is answered `[COMP-34]`.
 * No limit gives the wanted scope; a local post allows direct or local; otherwise the narrower wins.
 */
export function negotiateScope(wanted: Scope, limit: Scope | null): Scope {
  if (limit === null) return wanted
  if (limit === 'local') return wanted === 'direct' ? 'direct' : 'local'
  return WIDTHS[wanted] <= WIDTHS[limit] ? wanted : limit
}

/** Scopes a reply may have, from wide to narrow: none wider than the original `[COMP-32]`. */
export function allowedScopes(original: Scope | null): readonly Scope[] {
  return scopes.filter((scope) => negotiateScope(scope, original) === scope)
}

/** The scope a composer starts with: the account's default, negotiated with the original `[COMP-35]`. */
export function initialScope(defaultScope: Scope | null, original: Scope | null): Scope {
  return negotiateScope(defaultScope ?? 'public', original)
}

/** Followers only, while anybody can become a follower: worth a warning `[COMP-36]`. */
export function isScopeOpenToNewFollowers(scope: Scope, isAccountLocked: boolean): boolean {
  return scope === 'private' && !isAccountLocked
}
