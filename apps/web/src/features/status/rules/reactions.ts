import type { ReactionRow } from '@skein/store'

/** Every kind once, and none that nobody gave. */
export function shownKinds(reactions: readonly ReactionRow[]): readonly ReactionRow[] {
  const kinds = new Map<string, ReactionRow>()
  for (const reaction of reactions)
    if (reaction.count > 0 && !kinds.has(reaction.name)) kinds.set(reaction.name, reaction)
  return kinds.size === reactions.length ? reactions : [...kinds.values()]
}
