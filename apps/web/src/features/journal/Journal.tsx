import { lazyView } from '../lazy/index.ts'
import { closeJournal, useIsJournalOpen } from './journal-state.ts'

const JournalWindow = lazyView(() => import('./JournalWindow.tsx').then((part) => part.JournalWindow))

/** What was said last, while it is asked for. */
export function Journal() {
  return useIsJournalOpen() ? <JournalWindow onClose={closeJournal} /> : null
}
