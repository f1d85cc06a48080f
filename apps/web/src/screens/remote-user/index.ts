export { RemoteUserScreen } from './RemoteUserScreen.tsx'
