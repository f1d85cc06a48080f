export { RemoteInteractionScreen } from './RemoteInteractionScreen.tsx'
