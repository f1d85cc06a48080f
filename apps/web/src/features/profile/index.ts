export { Profile } from './Profile.tsx'
export type { PersonRef } from './use-person.ts'
