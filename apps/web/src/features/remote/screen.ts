export { RemoteInteraction } from './RemoteInteraction.tsx'
