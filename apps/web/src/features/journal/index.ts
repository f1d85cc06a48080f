export { openJournal } from './journal-state.ts'
export { Journal } from './Journal.tsx'
