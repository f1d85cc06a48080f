import { LONG_TASK_MS } from './limits.ts'

/** A task of the page's main thread. Milliseconds. */
export interface Task {
  /** By the page's clock. */
  start: number
  /** How long the processor worked on it (decision 14). */
  work: number
  /** From its start to its end, with what it waited for a processor. */
  duration: number
}

/** What is read of an event of the browser's trace. Times are microseconds. */
interface TraceEvent {
  name: string
  /** `X` for what has a duration. */
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of `dur` the time in which the thread ran. */
  tdur?: number
}

const TASK = 'ThreadControllerImpl::RunTask'
const FIRST = 'bench: first'
const LAST = 'bench: last'

/** The main thread's tasks between the two marks; `firstAt` is the first mark by the page's clock. */
function tasksOf(events: readonly TraceEvent[], firstAt: number): Task[] {
  const first = events.find(({ name }) => name === FIRST)
  // A trace that is full ends early.
  if (!first || !events.some(({ name }) => name === LAST)) throw new Error('the trace is not whole')
  const isMain = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid
  return events
    .filter((event) => event.name === TASK && event.ph === 'X' && event.ts >= first.ts && isMain(event))
    .map(({ ts, dur = 0, tdur = dur }) => ({
      start: firstAt + (ts - first.ts) / 1000,
      work: tdur / 1000,
      duration: dur / 1000,
    }))
}

/** What a page is watched with: the browser's own instruments, or Playwright's. */
interface Watched {
  page: { evaluate(work: (name: string) => number, name: string): Promise<number> }
  instruments: {
    send(method: 'Tracing.start' | 'Tracing.end', params?: TraceParams): Promise<unknown>
    on(method: 'Tracing.dataCollected', hear: (event: { value: unknown[] }) => void): unknown
    on(method: 'Tracing.tracingComplete', hear: () => void): unknown
    off(method: 'Tracing.dataCollected', hear: (event: { value: unknown[] }) => void): unknown
  }
}

type TraceParams = Record<'traceConfig', Record<'includedCategories' | 'excludedCategories', string[]>> & {
  transferMode: 'ReportEvents'
}

/**
 * Watches the page's main thread from now on. Answers how to end and get the tasks.
 * @throws when the trace did not hold everything
 */
export async function watchTasks({ page, instruments }: Watched): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => {
    for (const event of value as TraceEvent[])
      if (event.name === TASK || event.name === FIRST || event.name === LAST) events.push(event)
  }
  const ended = new Promise<void>((resolve) => {
    instruments.on('Tracing.tracingComplete', () => resolve())
  })
  instruments.on('Tracing.dataCollected', collect)
  await instruments.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  })
  const mark = (name: string) => performance.mark(name).startTime
  const firstAt = await page.evaluate(mark, FIRST)
  return async () => {
    await page.evaluate(mark, LAST)
    await instruments.send('Tracing.end')
    await ended
    instruments.off('Tracing.dataCollected', collect)
    return tasksOf(events, firstAt)
  }
}

/** The most work in one task, and the longest duration of one: milliseconds. */
export function longest(tasks: readonly Task[]): { work: number; duration: number } {
  const most = (of: (task: Task) => number) => tasks.reduce((found, task) => Math.max(found, of(task)), 0)
  return { work: most(({ work }) => work), duration: most(({ duration }) => duration) }
}

/** Work of all tasks, in milliseconds. */
export const totalWork = (tasks: readonly Task[]): number => tasks.reduce((sum, { work }) => sum + work, 0)

/** Work above what a task may take without being felt, in milliseconds. */
export const blocking = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { work }) => sum + Math.max(0, work - LONG_TASK_MS), 0)

/** For the notes of a run. */
export const longestLine = (tasks: readonly Task[]): string => {
  const { work, duration } = longest(tasks)
  return `longest task ${work.toFixed(1)} ms of work, ${duration.toFixed(0)} ms by the clock`
}
