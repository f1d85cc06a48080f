export { OutboxButton, runOutbox } from './part.tsx'
export { WaitingMark } from './WaitingMark.tsx'
