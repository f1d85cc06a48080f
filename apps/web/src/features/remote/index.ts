export { RemoteUser } from './RemoteUser.tsx'
