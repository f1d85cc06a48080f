export { RequestButtons } from './RequestButtons.tsx'
export { WatchRequests } from './WatchRequests.tsx'
