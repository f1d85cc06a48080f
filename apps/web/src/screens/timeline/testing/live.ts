import { afterEach, beforeEach } from 'vitest'

import { startStreaming } from '../../../model/live.ts'
import { getNotices } from '../../../model/notices.ts'
import { setSetting } from '../../../model/settings.ts'
import { fakeSockets, type FakeSocket } from '../../../testing/fake-sockets.ts'
import { instance } from '../../../testing/fresh-page.ts'
import { homePath } from '../../../testing/page.tsx'

/** The sockets of the current test, oldest first. */
export let sockets: readonly FakeSocket[]
let stop: () => void

// Hooks of every file that imports this: live updates are on, over fake sockets.
beforeEach(() => {
  sockets = fakeSockets()
  setSetting('useStreamingApi', true)
  stop = startStreaming()
})
afterEach(() => stop())

/** Closes all sockets and opens them again. */
export function restartStreaming(): void {
  stop()
  stop = startStreaming()
}

export const noticeKeys = () => getNotices().map(({ messageKey }) => messageKey)

/** Number of requests for home. */
export const asked = () => instance.asked(homePath).length
