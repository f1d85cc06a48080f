import type { AccountId, NotificationId } from '@skein/api'

import { askForRelationships, entityStore } from '../../model/entities.ts'
import { getSession, ofSession } from '../../model/session.ts'

/** People of one question to the server. */
const mostPeople = 40

/** Who was asked about, and when the answer is there; what the server leaves out is not asked for again. */
const asked = ofSession(new Map<AccountId, Promise<void>>())

/** Whether the viewer follows somebody, or is them. Of whom it is not known is not followed. */
export function isFollowed(id: AccountId | null): boolean {
  if (id === null) return false
  return id === getSession().viewerId || entityStore.relationships.get(id)?.following === true
}

/** Who did what a notification tells of. */
export const actorOf = (id: NotificationId): AccountId | null =>
  entityStore.notifications.get(id)?.accountId ?? null

const isUnknown = (id: AccountId): boolean =>
  id !== getSession().viewerId && entityStore.relationships.get(id) === undefined

async function ask(ids: readonly AccountId[]): Promise<void> {
  try {
    await askForRelationships(ids, new AbortController().signal)
  } catch {
    for (const id of ids) asked.delete(id)
  }
}

/** Asks the server about people of whom it is not known whether the viewer follows them. Never fails. */
export async function learnFollowed(people: readonly (AccountId | null)[]): Promise<void> {
  const unknown = [...new Set(people)].filter((id) => id !== null && isUnknown(id)) as AccountId[]
  const fresh = unknown.filter((id) => !asked.has(id))
  for (let start = 0; start < fresh.length; start += mostPeople) {
    const some = fresh.slice(start, start + mostPeople)
    const answer = ask(some)
    for (const id of some) asked.set(id, answer)
  }
  await Promise.all(unknown.flatMap((id) => asked.get(id) ?? []))
}
