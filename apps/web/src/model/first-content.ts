import { whenPainted } from '../lib/when-painted.ts'

/** How long everything else waits for the first text, in ms: a slow answer must not keep the navigation away. */
const MOST_WAIT_MS = 2_000

let resolveShown: () => void
const shown = new Promise<void>((resolve) => {
  resolveShown = resolve
})

/** Said by whatever the main column shows first: the first posts, a screen, or why there is none. */
export function markFirstContent(): void {
  // Painted first, then the rest may be fetched.
  whenPainted(() => resolveShown())
}

/** Settled when there is something to read, or when that takes too long: code that only surrounds it may be fetched. */
export function whenFirstContentShown(): Promise<void> {
  return Promise.race([shown, new Promise<void>((resolve) => setTimeout(resolve, MOST_WAIT_MS))])
}

/** Runs something once there is something to read: fetching code ahead of need, never what a reader waits for. */
export function onFirstContent(run: () => void): void {
  void shown.then(run)
}
