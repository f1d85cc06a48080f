import { fetchReactions, type AccountId, type StatusId } from '@skein/api'
import type { ReactionRow } from '@skein/store'
import { keepRecent } from '../../lib/keep-recent.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { ofSession } from '../../model/session.ts'
import { rememberedRows } from './limits.ts'

interface Told {
  /** How many the post said there were when it was asked for. */
  readonly count: number
  readonly ids: readonly AccountId[]
}

/** What the server told of each post, by emoji. */
const told = ofSession(new Map<StatusId, ReadonlyMap<string, Told>>())
const asking = ofSession(new Map<StatusId, Promise<void>>())

/** Who gave a reaction, as far as it needs no question; null when the server has to be asked. [REACT-06] */
export function knownReactors(
  id: StatusId,
  { name, count, accountIds }: ReactionRow,
): readonly AccountId[] | null {
  if (accountIds.length > 0 && accountIds.every((by) => entityStore.accounts.get(by) !== undefined))
    return accountIds
  const answer = told.get(id)?.get(name)
  return answer !== undefined && answer.count === count ? answer.ids : null
}

/** Asks who gave the reactions of a post; once for all its emoji and everybody who waits. @throws ApiError */
export function fetchReactors(id: StatusId): Promise<void> {
  const running = asking.get(id)
  if (running !== undefined) return running
  const question = ask(id).finally(() => {
    if (asking.get(id) === question) asking.delete(id)
  })
  asking.set(id, question)
  return question
}

async function ask(id: StatusId): Promise<void> {
  const answer = new Map<string, AccountId[]>()
  for (const { name, accounts } of await fetchReactions(getClient(), id))
    answer.set(
      name,
      accounts.map((account) => entityStore.ingestAccount(account)),
    )
  const shown = entityStore.statuses.get(id)?.reactions ?? []
  const byName = new Map(shown.map(({ name, count }) => [name, { count, ids: answer.get(name) ?? [] }]))
  keepRecent(told, id, byName, rememberedRows)
}
