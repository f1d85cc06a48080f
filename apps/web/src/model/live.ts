export { startStreaming } from './streaming/streaming.ts'
export { followSession } from './timelines/follow-session.ts'
export { keepTimelines } from './timelines/keep-timelines.ts'
