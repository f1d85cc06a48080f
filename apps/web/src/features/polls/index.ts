export { Poll } from './poll-part.tsx'
