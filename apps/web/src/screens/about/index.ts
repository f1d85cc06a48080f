export { AboutScreen } from './AboutScreen.tsx'
