import { changeListMembers, fetchListMembers, type AccountId, type List } from '@skein/api'
import type { AccountRow } from '@skein/store'
import type { QueryClient } from '@tanstack/react-query'

import { createBulkRuns, remainingItems, type BulkRun as RunOf } from '../../model/bulk.ts'
import { getClient } from '../../model/client.ts'
import { rowsOfPeople } from '../../model/entities.ts'
import { listKeys } from '../../model/lists.ts'
import { notify, setUnsavedChanges, takeBackSaid, undoMs } from '../../model/notices.ts'
import { forgetWithSession, getSession } from '../../model/session.ts'
import { changeOrLook } from '../../model/uncertain.ts'
import { setFollowed } from '../relations/index.ts'
import { setSelected } from './care-state.ts'

/** People in one request to a list. */
const peopleAtOnce = 20
const unsavedKey = 'follow care'
forgetWithSession(() => setUnsavedChanges(unsavedKey, false))

type Change =
  | { readonly kind: 'unfollow' | 'follow'; readonly list: null }
  | { readonly kind: 'add' | 'remove'; readonly list: List }

/** A change of many people: `follow` undoes `unfollow`, `remove` undoes `add`. */
export type BulkTask = Change & {
  readonly ids: readonly AccountId[]
  /** As they were when the first attempt began: they may leave the store before their turn comes. */
  readonly people: ReadonlyMap<AccountId, AccountRow>
}
export type BulkKind = BulkTask['kind']

/** A task under way, or what came of it. */
export type BulkRun = RunOf<BulkTask, AccountId>

const runs = createBulkRuns<'care', BulkTask, AccountId>()
let noticeId: number | null = null

export const useBulkRun = (): BulkRun | null => runs.use('care') ?? null
export const stopRun = (): void => runs.stop('care')
export const closeRun = (): void => runs.close('care')

export const taskOf = (change: Change, ids: readonly AccountId[]): BulkTask => ({
  ...change,
  ids,
  people: rowsOfPeople(ids),
})

export const canBeUndone = (kind: BulkKind): boolean => kind === 'unfollow' || kind === 'add'

/** How many people approve followers manually: following them again sends a request. */
export const countLocked = (people: ReadonlyMap<AccountId, AccountRow>, ids: readonly AccountId[]): number =>
  ids.filter((id) => people.get(id)?.isLocked === true).length

/** Everyone of a run who is neither done nor in the list already. */
export const remainingOf = (run: BulkRun): readonly AccountId[] => remainingItems(run.task.ids, run)

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

function send({ kind, list, people }: BulkTask, ids: readonly AccountId[]): Promise<void> {
  if (list !== null) return changeList(list, ids, kind === 'add')
  const account = ids[0] === undefined ? undefined : people.get(ids[0])
  if (account === undefined) return Promise.reject(new Error('This account was never in the store'))
  return setFollowed(account, kind === 'follow')
}

/** Some servers refuse a whole request when one of its people is in the list already. @throws ApiError */
async function membersAmong({ kind, list }: BulkTask, ids: readonly AccountId[]) {
  if (kind !== 'add') return []
  const members = await membersOf(list)
  return ids.filter((id) => members.has(id))
}

function withdrawNotice(): void {
  if (noticeId !== null) takeBackSaid({ id: noticeId, undo: null })
  noticeId = null
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
export async function startRun(
  queryClient: QueryClient,
  task: BulkTask,
  doneBefore: readonly AccountId[] = [],
): Promise<void> {
  const { viewerId } = getSession()
  const { list, ids } = task
  const run = await runs.start('care', {
    ...{ task, items: ids, doneBefore },
    // Akkoma writes the whole list for each request.
    ...(list !== null && { batchSize: peopleAtOnce, atOnce: 1 }),
    onStart: () => {
      withdrawNotice()
      setUnsavedChanges(unsavedKey, true)
    },
    findAlready: (pending) => membersAmong(task, pending),
    send: (batch) => send(task, batch),
    onSettled: (settled) => setSelected(settled, false),
    onEnd: () => setUnsavedChanges(unsavedKey, false),
  })
  if (run === null) return
  if (list !== null) {
    void queryClient.invalidateQueries({ queryKey: listKeys.one(viewerId, list.id) })
    void queryClient.invalidateQueries({ queryKey: listKeys.anyone(viewerId) })
  }
  tell(queryClient, run)
}

const undone = new WeakSet<BulkTask>()

/** Follows everyone again whom the run unfollowed, or removes from the list whom it added; once. */
export function undoRun(queryClient: QueryClient, { task, done }: BulkRun): void {
  if (undone.has(task) || !canBeUndone(task.kind)) return
  undone.add(task)
  withdrawNotice()
  const change: Change =
    task.list === null ? { kind: 'follow', list: null } : { kind: 'remove', list: task.list }
  void startRun(queryClient, { ...change, ids: done, people: task.people })
}

/** Tries again for everyone of a run who is not done; what Undo covers stays the same and grows. */
export function retryRun(queryClient: QueryClient, run: BulkRun): void {
  void startRun(queryClient, run.task, run.done)
}
