export { InteractionsScreen } from './InteractionsScreen.tsx'
