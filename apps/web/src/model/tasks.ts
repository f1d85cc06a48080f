export { markAllDone, markTasks, quietPost } from './tasks/decide.ts'
export { isQuiet, standingOf, type TaskState } from './tasks/state.ts'
export { startTaskSync, syncTasks, useQuietPosts, useTasks } from './tasks/store.ts'
