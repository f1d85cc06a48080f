/** A way to the other tabs of this browser. */
export interface TabChannel {
  /** What can be copied reaches the other tabs; a failure is silent, because they look at the server, too. */
  readonly post: (message: unknown) => void
  readonly onMessage: (hear: (message: unknown) => void) => void
}

const nobody: TabChannel = { post: () => undefined, onMessage: () => undefined }

/** Never throws: where channels are missing or denied (Firefox denies them with site data), nobody hears. */
export function openTabChannel(name: string): TabChannel {
  if (typeof window === 'undefined') return nobody
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(name)
  } catch {
    return nobody
  }
  return {
    post: (message) => {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        channel.postMessage(message)
      } catch {
        // Closed by the browser.
      }
    },
    onMessage: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data)),
  }
}
