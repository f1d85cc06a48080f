import {
  fetchPoll,
  fetchStatus,
  setBookmarked,
  setFavourited,
  setReaction,
  setRepeated,
  vote,
  type Poll,
  type RequestOptions,
  type Status,
} from '@skein/api'
import type { Patch, StatusRow } from '@skein/store'

import { getClient } from '../client.ts'
import { entityStore } from '../entities/store.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { withReaction } from '../entities/own-reaction.ts'
import { getSession } from '../session.ts'
import type { ActionContent } from './entries.ts'

const flags = { favourite: 'isFavourited', repeat: 'isRepeated', bookmark: 'isBookmarked' } as const

function callFor(act: ActionContent, options: RequestOptions): Promise<Status | Poll> {
  const client = getClient()
  switch (act.kind) {
    case 'favourite':
      return setFavourited(client, act.statusId, act.isOn, options)
    case 'repeat':
      return setRepeated(
        client,
        act.statusId,
        act.isOn,
        act.isOn ? (act.scope ?? undefined) : undefined,
        options,
      )
    case 'bookmark':
      return setBookmarked(client, act.statusId, act.isOn, options)
    case 'reaction':
      return setReaction(client, act.statusId, act.name, act.isOn, options)
    default:
      return vote(client, act.pollId, act.choices, options)
  }
}

/** Does it at the server, and answers how to take in what it said. @throws ApiError */
export async function sendAct(act: ActionContent, options: RequestOptions): Promise<() => void> {
  const answer = await callFor(act, options)
  return () => {
    if ('votersCount' in answer) entityStore.ingestPoll(answer)
    else entityStore.ingestStatus(answer)
    if (act.statusId !== null) tellOtherTabs(act.statusId)
  }
}

function isAsWanted(act: Exclude<ActionContent, { kind: 'vote' }>, row: StatusRow | undefined): boolean {
  if (row === undefined) return false
  if (act.kind !== 'reaction') return row[flags[act.kind]] === act.isOn
  return row.reactions.some(({ name, me }) => name === act.name && me) === act.isOn
}

/** What the server said last is already what is wanted. */
export function isAlreadyApplied(act: ActionContent): boolean {
  if (act.kind === 'vote') return entityStore.polls.getBase(act.pollId)?.hasVoted === true
  return isAsWanted(act, entityStore.statuses.getBase(act.statusId))
}

/** Asks the server whether it is so: a second vote, or taking back what is taken back, is refused. @throws ApiError */
export async function isAppliedOnServer(act: ActionContent, options: RequestOptions): Promise<boolean> {
  if (act.kind === 'vote') entityStore.ingestPoll(await fetchPoll(getClient(), act.pollId, options))
  else entityStore.ingestStatus(await fetchStatus(getClient(), act.statusId, options))
  return isAlreadyApplied(act)
}

/** Shows the wish in the place of what the server holds. */
export function applyOptimistically(act: ActionContent): Patch {
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
