export { FollowCare } from './FollowCare.tsx'
