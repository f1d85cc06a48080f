import type { AccountId } from '@skein/api'

import { entityStore } from '../../model/entities.ts'
import { getSession } from '../../model/session.ts'
import { carryOutSilently, type RelationAction, type RelationContext } from '../relations/index.ts'
import { runBatch } from './batch.ts'
import { peopleKinds, type PeopleKind } from './kinds.ts'

function contextOf(id: AccountId): RelationContext | null {
  const account = entityStore.accounts.get(id)
  const relationship = entityStore.relationships.get(id)
  return account === undefined ? null : { account, relationship, viewerId: getSession().viewerId }
}

/** Answers with the error; null also for those with whom it is so already. Never rejects. */
async function change(id: AccountId, action: RelationAction, isOn: boolean): Promise<unknown> {
  const context = contextOf(id)
  if (context === null) return new Error('This account is not in the store')
  if (context.relationship !== undefined && action.isOn(context.relationship) === isOn) return null
  const outcome = await carryOutSilently(action, context, isOn)
  return outcome.kind === 'failed' ? outcome.error : null
}

/** Ends the mutes or blocks of several people; undone, each mute goes on as long as it would have. */
export function liftPeople(kind: PeopleKind, ids: readonly AccountId[]): void {
  const { action } = peopleKinds[kind]
  const ways = new Map(
    ids.map((id) => {
      const context = contextOf(id)
      return [id, (context && action.wayBack?.(context, false)) ?? action]
    }),
  )
  const restore = (done: readonly string[]) =>
    void runBatch({
      kind,
      way: 'restore',
      items: done,
      run: (id) => change(id as AccountId, ways.get(id as AccountId) ?? action, true),
    })
  void runBatch({
    kind,
    way: 'lift',
    items: ids,
    run: (id) => change(id as AccountId, action, false),
    undo: restore,
  })
}
