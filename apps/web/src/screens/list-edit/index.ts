export { ListEditScreen } from './ListEditScreen.tsx'
