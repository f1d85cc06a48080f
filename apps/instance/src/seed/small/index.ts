export { seedSmallWorld } from './seed-world.ts'
export { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-accounts.ts'
