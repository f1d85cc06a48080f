export { ConversationScreen } from './ConversationScreen.tsx'
