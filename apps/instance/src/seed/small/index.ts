export { SAMPLE_ACCOUNTS } from './people.ts'
export { seedSmallWorld } from './seed-world.ts'
