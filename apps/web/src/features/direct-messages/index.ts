export { DirectMessages } from './DirectMessages.tsx'
