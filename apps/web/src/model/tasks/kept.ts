import { fieldsOf } from '../../lib/fields.ts'
import type { Here } from '../sync/exchange.ts'
import type { Stored } from '../sync/merge.ts'
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
  const { tasks, version, isUnsent } = fieldsOf(value)
  return {
    tasks: parseTasks(tasks),
    version: Number.isInteger(version) ? Math.max(0, version as number) : 0,
    isUnsent: isUnsent === true,
  }
}

/** Characters of the store; Akkoma takes 100,000. */
const STORE_LIMIT = 80_000

const asText = (value: unknown): string => JSON.stringify(value)

/**
 * How tasks are written: `{ version: 4, tasks: { doneUntil, marks, quiet } }`. The version stands there because some
 * Akkoma answers 500 to settings that are those it has. Where it is more than fits, the oldest marks stay here.
 */
export function tasksBody({ tasks, version }: KeptTasks, limit = STORE_LIMIT): Stored['settings'] {
  const newestFirst = Object.entries(tasks.marks).toSorted(([, a], [, b]) => b.changedAt - a.changedAt)
  for (;;) {
    const body = { version: version + 1, tasks: { ...tasks, marks: Object.fromEntries(newestFirst) } }
    if (newestFirst.length === 0 || asText(body).length <= limit) return body
    newestFirst.length = Math.floor(newestFirst.length / 2)
  }
}

/** What is exchanged with the account's store, over what is kept here. */
export function tasksHere(read: () => KeptTasks, write: (kept: KeptTasks) => void): Here {
  let sent = ''
  return {
    version: () => read().version,
    outgoing: () => {
      const kept = read()
      if (!kept.isUnsent) return null
      sent = asText(kept.tasks)
      return { settings: tasksBody(kept), version: kept.version + 1 }
    },
    sent: ({ version }) => {
      const { tasks } = read()
      // Something more may have been decided meanwhile.
      write({ tasks, version, isUnsent: asText(tasks) !== sent })
    },
    take: ({ settings, version }) => {
      const theirs = parseTasks(settings['tasks'])
      const tasks = mergeTasks(read().tasks, theirs)
      write({ tasks, version, isUnsent: asText(tasks) !== asText(mergeTasks(theirs, theirs)) })
    },
    gone: () => {
      const { tasks } = read()
      write({ tasks, version: 0, isUnsent: asText(tasks) !== asText(noTasks) })
    },
  }
}
