import { useStore } from 'zustand'

import { createEmitter } from '../../lib/emitter.ts'
import { getSession, sessionStore } from '../session.ts'
import { accountKey } from '../storage/areas.ts'
import { readStored, watchStored, writeStored } from '../storage/values.ts'
import { nextChangeAt } from '../sync/dated.ts'
import { mergedState } from '../sync/merged-state.ts'
import { nothingKept, parseKept, tasksHere, type KeptTasks } from './kept.ts'
import type { TaskState } from './state.ts'

const keyOf = (viewerId: string) => accountKey('tasks', viewerId)

function readKept(): KeptTasks {
  const { viewerId } = getSession()
  return viewerId === null ? nothingKept : parseKept(readStored(keyOf(viewerId)))
}

const store = sessionStore<KeptTasks>(readKept)
const decided = createEmitter()

/** What is kept, as the last tab wrote it. */
function getKeptTasks(): KeptTasks {
  return store.getState()
}

/** Keeps it, for all tabs. */
function keepTasks(kept: KeptTasks): void {
  const { viewerId } = getSession()
  if (viewerId === null) return
  writeStored(keyOf(viewerId), kept)
  store.setState(kept, true)
}

/** Another tab wrote. */
const readTasksAgain = (): void => store.setState(readKept(), true)

if (typeof window !== 'undefined') watchStored(() => keyOf(getSession().viewerId ?? ''), readTasksAgain)

export function getTasks(): TaskState {
  return store.getState().tasks
}

export function useTasks(): TaskState {
  return useStore(store, ({ tasks }) => tasks)
}

/** The posts that are quiet, whichever was decided last first. */
export function useQuietPosts(): readonly string[] {
  const { quiet } = useTasks()
  return Object.entries(quiet)
    .filter(([, { isOn }]) => isOn)
    .toSorted(([, one], [, other]) => other.changedAt - one.changedAt)
    .map(([id]) => id)
}

const nextTime = ({ doneUntil, marks, quiet }: TaskState): number =>
  nextChangeAt([doneUntil, ...Object.values(marks), ...Object.values(quiet)])

/** Decides something, in all that is kept now. */
export function decide(change: (tasks: TaskState, changedAt: number) => TaskState): void {
  // Another tab may have decided something that this one has not heard of.
  const kept = readKept()
  keepTasks({ ...kept, tasks: change(kept.tasks, nextTime(kept.tasks)), isUnsent: true })
  decided.emit()
}

/** Exchanges the viewer's tasks with the account's store: at once, or for as long as the page is open. */
export const { sync: syncTasks, start: startTaskSync } = mergedState({
  name: 'tasks',
  here: tasksHere(getKeptTasks, keepTasks),
  readAgain: readTasksAgain,
  onChanged: decided.on,
})
