export { markAllDone, markTasks, quietPost } from './tasks/decide.ts'
export { startTaskSync, syncTasks } from './tasks/run.ts'
export { isQuiet, standingOf, type TaskState } from './tasks/state.ts'
export { useQuietPosts, useTasks } from './tasks/store.ts'
