export { FirstRun } from './FirstRun.tsx'
export { offerFirstRun } from './offer.ts'
