export { plantSmallWorld } from './plant.ts'
export { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-accounts.ts'
