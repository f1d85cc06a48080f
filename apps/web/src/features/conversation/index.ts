export { Conversation } from './Conversation.tsx'
export { toggleThread } from './inline/open-threads.tsx'
