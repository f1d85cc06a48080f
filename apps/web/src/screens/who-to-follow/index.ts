export { WhoToFollowScreen } from './WhoToFollowScreen.tsx'
