import { fieldsOf, type Fields } from '../../lib/fields.ts'
import type { Here } from '../sync/exchange.ts'
import { keptVersion } from '../sync/kept-version.ts'
import { fittingBody, mergedHere } from '../sync/merged-here.ts'
import { parseTasks } from './parse.ts'
import { mergeTasks, noTasks, type TaskState } from './state.ts'

/** What this browser keeps of somebody's tasks. */
export interface KeptTasks {
  readonly tasks: TaskState
  /** The version that the account's store had when it was read or written last; 0: none. */
  readonly version: number
  /** Something was decided here that the store has not got. */
  readonly isUnsent: boolean
}

export const nothingKept: KeptTasks = { tasks: noTasks, version: 0, isUnsent: false }

export function parseKept(value: unknown): KeptTasks {
  const fields = fieldsOf(value)
  return { tasks: parseTasks(fields['tasks']), ...keptVersion(fields) }
}

/**
 * How tasks are written: `{ version: 4, tasks: { doneUntil, marks, quiet } }`. The version stands there because some
 * Akkoma answers 500 to settings that are those it has. Where it is more than fits, the oldest marks stay here.
 */
export function tasksBody({ tasks, version }: KeptTasks, limit?: number): Fields {
  const newestFirst = Object.entries(tasks.marks).toSorted(([, a], [, b]) => b.changedAt - a.changedAt)
  return fittingBody(
    newestFirst,
    (marks) => ({ version: version + 1, tasks: { ...tasks, marks: Object.fromEntries(marks) } }),
    limit,
  )
}

const rules = {
  none: noTasks,
  parse: (body: Fields) => parseTasks(body['tasks']),
  merge: mergeTasks,
  bodyOf: ({ state, ...kept }: { state: TaskState; version: number; isUnsent: boolean }) =>
    tasksBody({ tasks: state, ...kept }),
}

/** What is exchanged with the account's store, over what is kept here. */
export function tasksHere(read: () => KeptTasks, write: (kept: KeptTasks) => void): Here {
  return mergedHere<TaskState>(
    rules,
    () => {
      const { tasks: state, ...kept } = read()
      return { state, ...kept }
    },
    ({ state: tasks, ...kept }) => write({ tasks, ...kept }),
  )
}
