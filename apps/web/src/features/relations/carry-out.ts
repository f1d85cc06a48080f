import { fetchRelationships, isApiError, type AccountId, type Relationship } from '@skein/api'
import { createIntentQueue, runOptimistically, type AccountRow, type RelationshipRow } from '@skein/store'

import type { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { isTransient } from '../../model/is-transient.ts'
import { createBusyKeys } from '../../model/busy-keys.ts'
import { countingFollows, entityStore } from '../../model/entities.ts'
import { failureText, noticeMs, notify, undoMs } from '../../model/notices.ts'
import { getSession, ofSession } from '../../model/session.ts'
import { changeOrLook } from '../../model/uncertain.ts'
import { followOnce } from './actions/follow.ts'
import { shownDomainOf } from './actions/offered.ts'
import type { RelationAction, RelationContext, RelationName } from './actions/types.ts'

/** One lane for each person and action: the last wish wins, and never two calls are on their way. */
const intents = ofSession(createIntentQueue())
/** What is on its way. */
const busy = createBusyKeys()

const keyOf = (id: AccountId, name: RelationName) => `${id}:${name}`

/** Whether this is on its way to the server. */
export function useIsBusy(id: AccountId, name: RelationName): boolean {
  return busy.useHas(keyOf(id, name))
}

/** Whether the server, which has just refused it, holds it already: it may have been done elsewhere. Never rejects. */
async function isSoAlready(
  action: RelationAction,
  id: AccountId,
  isOn: boolean,
  error: unknown,
): Promise<boolean> {
  if (!isApiError(error) || isTransient(error)) return false
  try {
    for (const relationship of await fetchRelationships(getClient(), [id]))
      entityStore.ingestRelationship(relationship)
  } catch {
    return false
  }
  const now = entityStore.relationships.get(id)
  return now !== undefined && action.isOn(now) === isOn
}

/** Sends an action; where it is uncertain whether the server did it, its answer is what the server has now. @throws ApiError */
function sendOrLook(
  action: RelationAction,
  context: RelationContext,
  isOn: boolean,
): Promise<Relationship | void> {
  return changeOrLook<Relationship | void>(
    () => action.send(context, isOn),
    async () => {
      const [value] = await fetchRelationships(getClient(), [context.account.id])
      return value !== undefined && action.isOn(value) === isOn ? { value } : null
    },
  )
}

/** What became of an action; `superseded` where a later one about the same person decides. */
export type RelationOutcome =
  | { readonly kind: 'done' | 'superseded' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Runs an action without notices; a failure is rolled back. Never rejects. */
export async function carryOutSilently(
  action: RelationAction,
  context: RelationContext,
  isOn: boolean,
): Promise<RelationOutcome> {
  const { id } = context.account
  const { relationships } = entityStore
  const key = keyOf(id, action.name)
  busy.note(key, true)
  const outcome = await runOptimistically(intents, {
    key,
    value: isOn,
    send: (value) => sendOrLook(action, context, value),
    show: (value) => relationships.patch(id, action.show?.(value) ?? {}),
    take: (answer) =>
      countingFollows(id, () => {
        if (answer) entityStore.ingestRelationship(answer)
        // A server that answers with nothing did as it was told.
        else relationships.patch(id, action.show?.(isOn) ?? {}).settle()
      }),
  })
  const isReplaced = intents.isBusy(key)
  busy.note(key, isReplaced)
  const isDone =
    outcome.kind === 'done' ||
    (outcome.kind === 'failed' && (await isSoAlready(action, id, isOn, outcome.error)))
  if (outcome.kind === 'failed' && !isDone) return outcome
  if (!isDone || isReplaced) return { kind: 'superseded' }
  action.after?.(context, isOn)
  return { kind: 'done' }
}

/** Makes it so, and says so with a way back; what fails comes back and says why. Never rejects. */
export async function carryOut(
  action: RelationAction,
  context: RelationContext,
  isOn: boolean,
  t: ReturnType<typeof useT>,
): Promise<void> {
  const { id, displayName: name } = context.account
  const before = entityStore.relationships.get(id)
  const outcome = await carryOutSilently(action, context, isOn)
  if (outcome.kind === 'failed') {
    const messageArgs = { name, domain: shownDomainOf(context), reason: failureText(outcome.error, t) }
    notify({ messageKey: action.failedKeyOf(isOn), messageArgs, timeout: noticeMs.error })
  }
  if (outcome.kind === 'done') sayDone(action, context, isOn, before, t)
}

/**
 * Follows or unfollows one of many people, without a notice.
 * @throws ApiError
 */
export async function setFollowed(account: AccountRow, isOn: boolean): Promise<void> {
  const { viewerId } = getSession()
  const context = { account, relationship: entityStore.relationships.get(account.id), viewerId }
  const outcome = await carryOutSilently(followOnce, context, isOn)
  if (outcome.kind === 'failed') throw outcome.error
}

/** Says that it is so, with the way back. */
export function sayDone(
  action: RelationAction,
  context: RelationContext,
  isOn: boolean,
  before: RelationshipRow | undefined,
  t: ReturnType<typeof useT>,
): void {
  const { id, displayName: name } = context.account
  const back = action.wayBack?.(context, isOn) ?? action
  const hasWayBack = action.hasNoWayBack?.(context, isOn) !== true
  notify({
    level: 'success',
    messageKey: action.doneKeyOf(isOn, entityStore.relationships.get(id), before),
    messageArgs: { name, domain: shownDomainOf(context), ...action.doneArgs?.() },
    timeout: hasWayBack ? undoMs : noticeMs.success,
    undo: hasWayBack ? () => void carryOut(back, context, !isOn, t) : null,
  })
}
