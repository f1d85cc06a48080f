import type { AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'

import { entityStore, rowsOfPeople } from '../../model/entities.ts'
import { getSession } from '../../model/session.ts'
import { carryOutSilently, type RelationAction, type RelationContext } from '../relations/index.ts'
import { runBatch } from './batch.ts'
import { peopleKinds, type PeopleKind } from './kinds.ts'

const contextOf = (account: AccountRow): RelationContext => ({
  account,
  relationship: entityStore.relationships.get(account.id),
  viewerId: getSession().viewerId,
})

/** Answers with the error; null also for those with whom it is so already. Never rejects. */
async function change(
  account: AccountRow | undefined,
  action: RelationAction,
  isOn: boolean,
): Promise<unknown> {
  if (account === undefined) return new Error('This account was never in the store')
  const context = contextOf(account)
  if (context.relationship !== undefined && action.isOn(context.relationship) === isOn) return null
  const outcome = await carryOutSilently(action, context, isOn)
  return outcome.kind === 'failed' ? outcome.error : null
}

/** Ends the mutes or blocks of several people; undone, each mute goes on as long as it would have. */
export function liftPeople(kind: PeopleKind, ids: readonly AccountId[]): void {
  const { action } = peopleKinds[kind]
  const people = rowsOfPeople(ids)
  const personOf = (id: string) => people.get(id as AccountId)
  const nameOf = (id: string) => personOf(id)?.displayName ?? id
  const ways = new Map(
    [...people].map(([id, account]) => [id as string, action.wayBack?.(contextOf(account), false) ?? action]),
  )
  const restore = (done: readonly string[]) =>
    void runBatch({
      kind,
      way: 'restore',
      items: done,
      nameOf,
      run: (id) => change(personOf(id), ways.get(id) ?? action, true),
    })
  void runBatch({
    kind,
    way: 'lift',
    items: ids,
    nameOf,
    run: (id) => change(personOf(id), action, false),
    undo: restore,
  })
}
