import {
  fetchPoll,
  fetchStatus,
  setBookmarked,
  setFavourited,
  setReaction,
  setRepeated,
  vote,
  type RequestOptions,
} from '@skein/api'
import type { Patch, StatusRow } from '@skein/store'

import { getClient } from '../client.ts'
import { entityStore } from '../entities.ts'
import { withReaction } from '../own-reaction.ts'
import { getSession } from '../session.ts'
import type { ActContent, SwitchContent } from './entries.ts'

const flags = { favourite: 'isFavourited', repeat: 'isRepeated', bookmark: 'isBookmarked' } as const

const switches: Readonly<
  Record<
    SwitchContent['kind'],
    (act: SwitchContent, options: RequestOptions) => ReturnType<typeof fetchStatus>
  >
> = {
  favourite: ({ statusId, isOn }, options) => setFavourited(getClient(), statusId, isOn, options),
  repeat: ({ statusId, isOn, scope }, options) =>
    setRepeated(getClient(), statusId, isOn, isOn ? (scope ?? undefined) : undefined, options),
  bookmark: ({ statusId, isOn }, options) => setBookmarked(getClient(), statusId, isOn, options),
}

/** Does it at the server, and answers how to take in what it said. @throws ApiError */
export async function sendAct(act: ActContent, options: RequestOptions): Promise<() => void> {
  if (act.kind === 'vote') {
    const poll = await vote(getClient(), act.pollId, act.choices, options)
    return () => void entityStore.ingestPoll(poll)
  }
  const status =
    act.kind === 'reaction'
      ? await setReaction(getClient(), act.statusId, act.name, act.isOn, options)
      : await switches[act.kind](act, options)
  return () => void entityStore.ingestStatus(status)
}

function isAsWanted(act: Exclude<ActContent, { kind: 'vote' }>, row: StatusRow | undefined): boolean {
  if (row === undefined) return false
  if (act.kind !== 'reaction') return row[flags[act.kind]] === act.isOn
  return row.reactions.some(({ name, me }) => name === act.name && me) === act.isOn
}

/** What the server said last is already what is wanted. */
export function isKnownToBeSo(act: ActContent): boolean {
  if (act.kind === 'vote') return entityStore.polls.getBase(act.pollId)?.hasVoted === true
  return isAsWanted(act, entityStore.statuses.getBase(act.statusId))
}

/** Asks the server whether it is so: a second vote, or taking back what is taken back, is refused. @throws ApiError */
export async function isSoByNow(act: ActContent, options: RequestOptions): Promise<boolean> {
  if (act.kind === 'vote') entityStore.ingestPoll(await fetchPoll(getClient(), act.pollId, options))
  else entityStore.ingestStatus(await fetchStatus(getClient(), act.statusId, options))
  return isKnownToBeSo(act)
}

/** Shows the wish in the place of what the server holds. */
export function showAct(act: ActContent): Patch {
  switch (act.kind) {
    case 'vote':
      return entityStore.polls.patch(act.pollId, (row) =>
        row.hasVoted === true
          ? {}
          : {
              hasVoted: true,
              ownVotes: [...act.choices],
              votesCount: row.votesCount + act.choices.length,
              votersCount: row.votersCount === null ? null : row.votersCount + 1,
              options: row.options.map((option, index) =>
                act.choices.includes(index)
                  ? { ...option, votesCount: (option.votesCount ?? 0) + 1 }
                  : option,
              ),
            },
      )
    case 'reaction':
      return entityStore.statuses.patch(act.statusId, (row) => ({
        reactions: withReaction(row.reactions, act, act.isOn, getSession().viewerId),
      }))
    default:
      // The store counts with the flag.
      return entityStore.statuses.patch(act.statusId, { [flags[act.kind]]: act.isOn })
  }
}
