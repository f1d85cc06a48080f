export { JournalDoor } from './JournalDoor.tsx'
