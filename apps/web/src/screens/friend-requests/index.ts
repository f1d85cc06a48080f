export { FriendRequestsScreen } from './FriendRequestsScreen.tsx'
