export { TimelineScreen } from './TimelineScreen.tsx'
