import { changeListMembers, createList, renameList, type List, type ListId } from '@skein/api'
import type { QueryClient } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { listKeys, newestFirst } from '../../model/lists.ts'
import { getSession } from '../../model/session.ts'
import { getDraft, setDraft, setOutcome, type DraftKey } from './drafts.ts'
import {
  afterStep,
  emptyDraft,
  runSteps,
  stepsOf,
  withoutStep,
  type KnownList,
  type Outcome,
  type Step,
} from './rules/steps.ts'

/** Says in all answers what a list is called now; null when it is gone. */
export function noteList(queryClient: QueryClient, id: ListId, title: string | null): void {
  queryClient.setQueryData<readonly List[]>(listKeys.all(getSession().viewerId), (lists) => {
    if (lists === undefined) return undefined
    const others = lists.filter((list) => list.id !== id)
    return title === null ? others : newestFirst([...others, { id, title }])
  })
}

export interface Saved {
  /** Null when it could not even be made. */
  readonly id: ListId | null
  readonly title: string
  readonly outcome: Outcome
}

/**
 * Makes a list or changes it, step by step. Each step that is done is no longer chosen, so that trying again asks for
 * the rest only; a new list whose people could not be added goes on as that list. Never rejects.
 */
export async function saveList(
  queryClient: QueryClient,
  key: DraftKey,
  before: KnownList | null,
): Promise<Saved> {
  const { viewerId } = getSession()
  let id: ListId | null = key === 'new' ? null : key
  let known = before
  setOutcome(key, null)

  const send = async (step: Step): Promise<void> => {
    const client = getClient()
    if (step.kind === 'create') {
      id = (await createList(client, step.title)).id
      setDraft(id, withoutStep(getDraft('new'), step))
      setDraft('new', emptyDraft)
    } else if (id === null) {
      throw new Error('There is no list yet')
    } else if ('title' in step) {
      await renameList(client, id, step.title)
    } else {
      await changeListMembers(client, id, step.ids, step.kind === 'add')
    }
  }
  const run = async (step: Step): Promise<void> => {
    await send(step)
    // Somebody else is here by now.
    if (getSession().viewerId !== viewerId || id === null) return
    known = afterStep(known, step)
    setDraft(id, withoutStep(getDraft(id), step))
    queryClient.setQueryData(listKeys.one(viewerId, id), known)
    noteList(queryClient, id, known.title)
  }

  const steps = stepsOf(before, getDraft(key))
  const outcome = await runSteps(steps, run)
  if (outcome.failed !== null && getSession().viewerId === viewerId) setOutcome(id ?? 'new', outcome)
  return { id, title: known?.title ?? '', outcome }
}
