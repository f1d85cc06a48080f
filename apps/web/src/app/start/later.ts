/* What goes on once there is something to read, in one file. */
export { startLive } from './live.ts'
export { loadLate } from './load-late.ts'
