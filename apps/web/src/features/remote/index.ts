export { RemoteInteraction } from './RemoteInteraction.tsx'
export { RemoteUser } from './RemoteUser.tsx'
