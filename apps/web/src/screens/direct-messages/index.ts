export { DirectMessagesScreen } from './DirectMessagesScreen.tsx'
