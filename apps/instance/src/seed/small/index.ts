export { plantSmallWorld } from './plant.ts'
export {
  SAMPLE_ACCOUNTS,
  SAMPLE_PASSWORD,
  SAMPLE_TOTP_SECRET,
  type SampleAccount,
} from './sample-accounts.ts'
