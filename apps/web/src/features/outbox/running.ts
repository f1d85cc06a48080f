import { startOutbox } from '../../model/outbox.ts'
import { showOutbox } from './show-outbox.ts'

export { OutboxButton } from './OutboxButton.tsx'

/** Sends what waits, and shows it, for as long as the page is open. */
export function run(): void {
  startOutbox()
  showOutbox()
}
