export {
  getStreamStatus,
  onStreamedNotification,
  setStreamStatus,
  tellNotification,
  useStreamStatus,
} from './streaming/stream-status.ts'
