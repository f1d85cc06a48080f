import type { Instruments } from './bare-browser.ts'

/** A page without network activity for so long is at rest (milliseconds). */
export const REST_MS = 5_000

/** What a page has requested. */
export interface Requested {
  /**
   * Answered requests, without sockets. A picture that is in many rows counts once: whether the browser asks its own
   * cache again for each row is a matter of milliseconds.
   */
  requests: number
  /** Paths of scripts and style sheets. */
  code: readonly string[]
  /** As transferred, headers included. */
  pictureBytes: number
}

interface Received {
  requestId: string
  type: string
  response: { url: string }
}
interface Finished {
  requestId: string
  encodedDataLength: number
}

/** Counts what a page requests from now on. The messages of an open socket are no requests: a page with one can be at rest. */
export function watchRequests(
  instruments: Pick<Instruments, 'on'>,
  now: () => number = () => performance.now(),
): { isAtRest(): boolean; requested(): Requested } {
  const requests = new Set<string>()
  const pictures = new Set<string>()
  const code = new Set<string>()
  let pictureBytes = 0
  let lastAt = now()
  const noteActivity = () => {
    lastAt = now()
  }
  instruments.on('Network.requestWillBeSent', noteActivity)
  instruments.on('Network.dataReceived', noteActivity)
  instruments.on('Network.loadingFailed', noteActivity)
  instruments.on('Network.responseReceived', ({ requestId, type, response }: Received) => {
    noteActivity()
    if (!response.url.startsWith('http')) return
    requests.add(type === 'Image' ? response.url : requestId)
    if (type === 'Image') pictures.add(requestId)
    if (type === 'Script' || type === 'Stylesheet') code.add(new URL(response.url).pathname)
  })
  instruments.on('Network.loadingFinished', ({ requestId, encodedDataLength }: Finished) => {
    noteActivity()
    if (pictures.has(requestId)) pictureBytes += encodedDataLength
  })
  return {
    isAtRest: () => now() - lastAt >= REST_MS,
    requested: () => ({ requests: requests.size, code: [...code], pictureBytes }),
  }
}
