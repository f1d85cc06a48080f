export { FollowRequests } from './FollowRequests.tsx'
export { RequestButtons } from './RequestButtons.tsx'
export { WatchRequests } from './WatchRequests.tsx'
