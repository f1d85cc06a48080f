import { entryOf, laterOf, mergeDated, newestOf, type Dated } from '../sync/dated.ts'

/** What somebody decided about one notification, by its id. */
export type TaskMark =
  | { readonly kind: 'done'; readonly changedAt: number }
  /** Back at a moment, or when somebody else replies. */
  | { readonly kind: 'snoozed'; readonly until: number | 'reply'; readonly changedAt: number }
  /** Not done, whatever else says so: it was taken back. */
  | { readonly kind: 'open'; readonly changedAt: number }

/** Whether favourites and repeats of a post are left out. */
export interface QuietMark {
  readonly isOn: boolean
  readonly changedAt: number
}

/**
 * What somebody decided about their notifications: everything up to a moment is done, but for marks. All times are
 * milliseconds since 1970. It is merged entry by entry with what other devices decided.
 */
export interface TaskState {
  /** What came until then is done, and when that was decided. */
  readonly doneUntil: { readonly at: number; readonly changedAt: number }
  readonly marks: Readonly<Record<string, TaskMark>>
  /** By the id of the post. */
  readonly quiet: Readonly<Record<string, QuietMark>>
}

/** So many marks are kept; the oldest go first. */
export const mostMarks = 2_000

export const noTasks: TaskState = { doneUntil: { at: -1, changedAt: 0 }, marks: {}, quiet: {} }

/** What two devices decided, as one: each entry has its later decision, in whatever order they are merged. */
export function mergeTasks(a: TaskState, b: TaskState): TaskState {
  return {
    doneUntil: laterOf(a.doneUntil, b.doneUntil) ?? a.doneUntil,
    marks: mergeDated(a.marks, b.marks, mostMarks),
    quiet: mergeDated(a.quiet, b.quiet, mostMarks),
  }
}

function put<Mark extends Dated>(marks: Readonly<Record<string, Mark>>, key: string, mark: Mark) {
  const all = { ...marks, [key]: mark }
  return Object.keys(all).length > mostMarks ? newestOf(all, mostMarks) : all
}

export function withMark(state: TaskState, id: string, mark: TaskMark): TaskState {
  return { ...state, marks: put(state.marks, id, mark) }
}

export function withQuiet(state: TaskState, statusId: string, mark: QuietMark): TaskState {
  return { ...state, quiet: put(state.quiet, statusId, mark) }
}

/** Everything that came until a moment is done. */
export function withAllDone(state: TaskState, at: number, changedAt: number): TaskState {
  return { ...state, doneUntil: { at, changedAt } }
}

/** Where a notification stands. */
export type Standing = 'open' | 'done' | 'snoozed'

interface Happened {
  readonly id: string
  /** When it came. */
  readonly at: number
  /** When somebody else last answered in its conversation; null where nobody did. */
  readonly repliedAt: number | null
}

/**
 * Where a notification stands at a moment. A decision about it counts before one about all, unless the latter was made
 * later; what is put off is not touched by that before it is back.
 */
export function standingOf(
  { doneUntil, marks }: TaskState,
  { id, at, repliedAt }: Happened,
  now: number,
): Standing {
  const mark = entryOf(marks, id)
  const isDoneSince = (time: number) => at <= doneUntil.at && doneUntil.changedAt > time
  if (mark === undefined) return at <= doneUntil.at ? 'done' : 'open'
  // A later version may know other kinds.
  if (mark.kind !== 'snoozed') return mark.kind === 'done' || isDoneSince(mark.changedAt) ? 'done' : 'open'
  const backAt = mark.until === 'reply' ? (repliedAt ?? 0) : mark.until
  const isBack = mark.until === 'reply' ? backAt > mark.changedAt : now >= backAt
  if (!isBack) return 'snoozed'
  return isDoneSince(Math.max(backAt, mark.changedAt)) ? 'done' : 'open'
}

export const isQuiet = ({ quiet }: TaskState, statusId: string): boolean =>
  entryOf(quiet, statusId)?.isOn === true
