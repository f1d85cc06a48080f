export { Poll, type PollProps } from './Poll.tsx'
