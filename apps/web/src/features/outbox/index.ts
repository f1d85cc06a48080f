export { OutboxButton } from './OutboxButton.tsx'
export { showOutbox } from './show-outbox.ts'
export { WaitingMark } from './WaitingMark.tsx'
