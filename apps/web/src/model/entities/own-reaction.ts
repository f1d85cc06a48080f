import type { AccountId } from '@skein/api'
import type { ReactionRow } from '@skein/store'

/** An emoji somebody can react with. */
export interface ReactionChoice {
  /** Unicode, `shortcode` or `shortcode@host`. */
  readonly name: string
  /** Null for Unicode. */
  readonly url: string | null
}

const bare = (name: string): string => name.replace(/^:(.+):$/, '$1')
/** The same for an emoji in all its spellings: with colons or without, with variation selectors or without. */
export const comparable = (name: string): string => bare(name).replaceAll('\ufe0f', '')

/**
 * The choice in the form of the post's own reactions: a picker writes `:cat:` where a server says `cat`, and Unicode
 * emoji come with and without a variation selector.
 */
export function choiceAsKnown(reactions: readonly ReactionRow[], choice: ReactionChoice): ReactionChoice {
  const wanted = comparable(choice.name)
  const known = reactions.find(({ name }) => comparable(name) === wanted)
  return known === undefined ? { ...choice, name: bare(choice.name) } : { name: known.name, url: known.url }
}

/** The reactions of a post after the viewer's own of one emoji went on or off. [REACT-02, REACT-03] */
export function withReaction(
  reactions: readonly ReactionRow[],
  { name, url }: ReactionChoice,
  isOn: boolean,
  viewerId: AccountId | null,
): ReactionRow[] {
  const known = reactions.find((reaction) => reaction.name === name)
  if ((known?.me ?? false) === isOn) return [...reactions]
  if (known === undefined) {
    const accountIds = viewerId === null ? [] : [viewerId]
    return [...reactions, { name, url, count: 1, me: true, accountIds }]
  }
  const count = known.count + (isOn ? 1 : -1)
  const accountIds = known.accountIds.filter((id) => id !== viewerId)
  if (isOn && viewerId !== null) accountIds.push(viewerId)
  const changed: ReactionRow = { ...known, count, me: isOn, accountIds }
  return reactions.flatMap((reaction) => (reaction !== known ? [reaction] : count > 0 ? [changed] : []))
}
