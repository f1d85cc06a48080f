export { FollowRequests } from './FollowRequests.tsx'
