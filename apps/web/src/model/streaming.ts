export {
  getStreamStatus,
  onStreamedNotification,
  setStreamStatus,
  showNotification,
  useStreamStatus,
} from './streaming/stream-status.ts'
