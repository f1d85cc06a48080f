import { changeListMembers, fetchListMembers, type AccountId, type List } from '@skein/api'
import type { QueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'

import { runBatches } from '../../model/bulk.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { listKeys } from '../../model/lists.ts'
import { notify, setUnsavedChanges, takeBackSaid, undoMs } from '../../model/notices.ts'
import { forgetWithSession, getSession, sessionStore } from '../../model/session.ts'
import { changeOrLook } from '../../model/uncertain.ts'
import { setFollowed } from '../relations/index.ts'
import { setSelected } from './care-state.ts'

/** People in one request to a list. */
const peopleAtOnce = 20
const unsavedKey = 'follow care'

/** A change of many people: `follow` undoes `unfollow`, `remove` undoes `add`. */
export type BulkTask = { readonly ids: readonly AccountId[] } & (
  | { readonly kind: 'unfollow' | 'follow'; readonly list: null }
  | { readonly kind: 'add' | 'remove'; readonly list: List }
)
export type BulkKind = BulkTask['kind']

/** A task under way, or what came of it. */
export interface BulkRun {
  readonly id: number
  readonly task: BulkTask
  readonly isRunning: boolean
  readonly done: readonly AccountId[]
  readonly failures: readonly { readonly id: AccountId; readonly error: unknown }[]
  /** People who were in the list before. */
  readonly already: readonly AccountId[]
  /** A rate limit pauses the run until then, epoch ms. */
  readonly pausedUntil: number | null
  /** Why nothing could be tried; null otherwise. */
  readonly error: unknown
}

const store = sessionStore<{ readonly run: BulkRun | null }>(() => ({ run: null }))
let lastId = 0
let noticeId: number | null = null
let stopper = new AbortController()
/** One run after another: Undo of a notice may come while the next run is under way. */
let turn: Promise<void> = Promise.resolve()

forgetWithSession(() => stopper.abort())

export const useBulkRun = (): BulkRun | null => useStore(store, ({ run }) => run)

/** No further request begins. */
export const stopRun = (): void => stopper.abort()
export const closeRun = (): void => store.setState({ run: null })

export const canBeUndone = (kind: BulkKind): boolean => kind === 'unfollow' || kind === 'add'

/** How many people approve followers manually: following them again sends a request. */
export const countLocked = (ids: readonly AccountId[]): number =>
  ids.filter((id) => entityStore.accounts.get(id)?.isLocked === true).length

/** Everyone of a run who is neither done nor in the list already. */
export function remainingOf({ task, done, already }: BulkRun): readonly AccountId[] {
  const settled = new Set([...done, ...already])
  return task.ids.filter((id) => !settled.has(id))
}

const membersOf = async ({ id }: List): Promise<ReadonlySet<AccountId>> =>
  new Set((await fetchListMembers(getClient(), id)).map((member) => member.id))

function changeList(list: List, ids: readonly AccountId[], isAdding: boolean): Promise<void> {
  return changeOrLook(
    () => changeListMembers(getClient(), list.id, ids, isAdding),
    async () => {
      const members = await membersOf(list)
      return ids.every((id) => members.has(id) === isAdding) ? { value: undefined } : null
    },
  )
}

function send({ kind, list }: BulkTask, ids: readonly AccountId[]): Promise<void> {
  if (list !== null) return changeList(list, ids, kind === 'add')
  const account = ids[0] === undefined ? undefined : entityStore.accounts.get(ids[0])
  if (account === undefined) return Promise.reject(new Error('This account is not in the store'))
  return setFollowed(account, kind === 'follow')
}

/** Some servers refuse a whole request when one of its people is in the list already. @throws ApiError */
async function membersAmong({ kind, list, ids }: BulkTask): Promise<readonly AccountId[]> {
  if (kind !== 'add') return []
  const members = await membersOf(list)
  return ids.filter((id) => members.has(id))
}

function inBatches(ids: readonly AccountId[], size: number): readonly (readonly AccountId[])[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  )
}

function withdrawNotice(): void {
  if (noticeId !== null) takeBackSaid({ id: noticeId, undo: null })
  noticeId = null
}

async function perform(task: BulkTask, doneBefore: readonly AccountId[]): Promise<BulkRun> {
  lastId += 1
  const id = lastId
  const control = new AbortController()
  stopper = control
  withdrawNotice()
  const before = { done: doneBefore, failures: [], already: [], pausedUntil: null, error: null }
  let run: BulkRun = { id, task, isRunning: true, ...before }
  store.setState({ run })
  // The panel may be closed, or the session over.
  const change = (next: Partial<BulkRun>) => {
    run = { ...run, ...next }
    if (store.getState().run?.id === id) store.setState({ run })
  }
  setUnsavedChanges(unsavedKey, true)
  try {
    const pending = remainingOf(run)
    const already = await membersAmong({ ...task, ids: pending })
    change({ already })
    setSelected(already, false)
    await runBatches({
      batches: inBatches(remainingOf(run), task.list === null ? 1 : peopleAtOnce),
      // Akkoma writes the whole list for each request.
      ...(task.list !== null && { atOnce: 1 }),
      send: (ids) => send(task, ids),
      signal: control.signal,
      onDone: (ids) => {
        change({ done: [...run.done, ...ids] })
        setSelected(ids, false)
      },
      onFailed: (ids, error) =>
        change({ failures: [...run.failures, ...ids.map((each) => ({ id: each, error }))] }),
      onPause: (pausedUntil) => change({ pausedUntil }),
    })
  } catch (error) {
    change({ error })
  }
  setUnsavedChanges(unsavedKey, false)
  change({ isRunning: false, pausedUntil: null })
  return run
}

/** Says what came of a run, with Undo where it can be undone. */
function tell(queryClient: QueryClient, run: BulkRun): void {
  const { done, task, already } = run
  const isAll = done.length + already.length === task.ids.length
  const messageArgs = { count: done.length, total: task.ids.length, title: task.list?.title ?? '' }
  const canUndo = done.length > 0 && canBeUndone(task.kind)
  noticeId = notify({
    level: isAll ? 'success' : 'warning',
    messageKey: isAll ? `followCare.runs.${task.kind}.done` : `followCare.runs.${task.kind}.partly`,
    messageArgs,
    timeout: undoMs,
    undo: canUndo ? () => undoRun(queryClient, run) : null,
  })
}

/** Runs a task when the one before has ended, and says what came of it. @param doneBefore people of an earlier attempt */
export function startRun(
  queryClient: QueryClient,
  task: BulkTask,
  doneBefore: readonly AccountId[] = [],
): void {
  const { viewerId } = getSession()
  turn = turn.then(async () => {
    if (getSession().viewerId !== viewerId) return
    const run = await perform(task, doneBefore)
    if (getSession().viewerId !== viewerId) return
    if (task.list !== null) {
      void queryClient.invalidateQueries({ queryKey: listKeys.one(viewerId, task.list.id) })
      void queryClient.invalidateQueries({ queryKey: listKeys.anyone(viewerId) })
    }
    tell(queryClient, run)
  })
}

const undone = new WeakSet<BulkTask>()

/** Follows everyone again whom the run unfollowed, or removes from the list whom it added; once. */
export function undoRun(queryClient: QueryClient, { task, done }: BulkRun): void {
  if (undone.has(task) || !canBeUndone(task.kind)) return
  undone.add(task)
  withdrawNotice()
  startRun(
    queryClient,
    task.list === null
      ? { kind: 'follow', list: null, ids: done }
      : { kind: 'remove', list: task.list, ids: done },
  )
}

/** Tries again for everyone of a run who is not done; what Undo covers stays the same and grows. */
export function retryRun(queryClient: QueryClient, run: BulkRun): void {
  startRun(queryClient, run.task, run.done)
}
