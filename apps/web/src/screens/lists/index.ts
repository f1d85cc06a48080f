export { ListsScreen } from './ListsScreen.tsx'
