import { fieldsOf, isRecord } from '../../lib/fields.ts'
import { noTasks, type QuietMark, type TaskMark, type TaskState } from './state.ts'

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function isMark(value: unknown): value is TaskMark {
  if (!isRecord(value) || typeof value['kind'] !== 'string' || !isTime(value['changedAt'])) return false
  const { kind, until } = value
  return kind !== 'snoozed' || until === 'reply' || isTime(until)
}

const isQuietMark = (value: unknown): value is QuietMark =>
  isRecord(value) && typeof value['isOn'] === 'boolean' && isTime(value['changedAt'])

const those = <Mark>(value: unknown, isMeant: (each: unknown) => each is Mark): Record<string, Mark> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter((entry): entry is [string, Mark] => isMeant(entry[1])),
  )

/**
 * What was kept, here or by another device, as far as it can be read. A mark of a kind that a later version knows is
 * kept as it is: it counts as none here, and is not taken from those who know it.
 */
export function parseTasks(value: unknown): TaskState {
  const { doneUntil, marks, quiet } = fieldsOf(value)
  const { at, changedAt } = fieldsOf(doneUntil)
  return {
    doneUntil: isTime(at) && isTime(changedAt) ? { at, changedAt } : noTasks.doneUntil,
    marks: those(marks, isMark),
    quiet: those(quiet, isQuietMark),
  }
}
