import { subsOf, type StorageKey } from '../storage/areas.ts'

/** With what the keys of everything begin that waits for somebody. In a file of its own: every visit has it. */
export const entriesOf = (accountId: string): StorageKey => subsOf('outbox', accountId)
