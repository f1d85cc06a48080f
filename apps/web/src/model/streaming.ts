export { askForUpdates } from './streaming/asked.ts'
export {
  getStreamStatus,
  onStreamedNotification,
  setStreamStatus,
  showNotification,
  useStreamStatus,
} from './streaming/stream-status.ts'
