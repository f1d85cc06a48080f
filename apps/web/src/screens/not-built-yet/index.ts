export { NotBuiltYetScreen } from './NotBuiltYetScreen.tsx'
