export { createBulkRuns, remainingItems, type BulkFailure, type BulkRun } from './bulk/bulk-runs.ts'
export { pauseEnd, pauseUntil } from './bulk/rate-limit.ts'
export { runBatches } from './bulk/run-batches.ts'
