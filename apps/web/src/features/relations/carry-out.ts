import { fetchRelationships, isApiError, type AccountId } from '@skein/api'
import { createIntentQueue, runOptimistically, type RelationshipRow } from '@skein/store'

import type { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { isTransient } from '../../model/is-transient.ts'
import { createBusyKeys } from '../../model/busy-keys.ts'
import { countingFollows, entityStore } from '../../model/entities.ts'
import { failureText, noticeMs, notify, undoMs } from '../../model/notices.ts'
import { ofSession } from '../../model/session.ts'
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

/** Makes it so, and says so with a way back; what fails comes back and says why. Never rejects. */
export async function carryOut(
  action: RelationAction,
  context: RelationContext,
  isOn: boolean,
  t: ReturnType<typeof useT>,
): Promise<void> {
  const { id, displayName: name } = context.account
  const { relationships } = entityStore
  const key = keyOf(id, action.name)
  const before = relationships.get(id)
  busy.note(key, true)
  const outcome = await runOptimistically(intents, {
    key,
    value: isOn,
    send: (value) => action.send(context, value),
    show: (value) => relationships.patch(id, action.show?.(value) ?? {}),
    take: (answer) =>
      countingFollows(id, () => {
        if (answer) entityStore.ingestRelationship(answer)
        // A server that answers with nothing did as it was told.
        else relationships.patch(id, action.show?.(isOn) ?? {}).settle()
      }),
  })
  const isWaitingForMore = intents.isBusy(key)
  busy.note(key, isWaitingForMore)
  const isDone =
    outcome.kind === 'done' ||
    (outcome.kind === 'failed' && (await isSoAlready(action, id, isOn, outcome.error)))
  if (outcome.kind === 'failed' && !isDone) {
    const messageArgs = { name, domain: shownDomainOf(context), reason: failureText(outcome.error, t) }
    notify({ messageKey: action.failedKeyOf(isOn), messageArgs, timeout: noticeMs.error })
  }
  if (!isDone || isWaitingForMore) return
  action.after?.(context, isOn)
  sayDone(action, context, isOn, before, t)
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
