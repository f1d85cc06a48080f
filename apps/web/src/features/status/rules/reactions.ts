import type { AccountId } from '@skein/api'
import type { ReactionRow } from '@skein/store'

/** An emoji somebody can react with. */
export interface ReactionChoice {
  /** Unicode, `shortcode` or `shortcode@host`. */
  readonly name: string
  /** Null for Unicode. */
  readonly url: string | null
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
