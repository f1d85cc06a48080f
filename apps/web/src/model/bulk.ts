export { pauseEnd, pauseUntil } from './bulk/rate-limit.ts'
export { runBatches } from './bulk/run-batches.ts'
