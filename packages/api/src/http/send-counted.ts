import type { Answer } from './call.ts'
import { type Fetch, type Outgoing, sendByFetch } from './send.ts'

/** Servers that took no stream: they are sent whole bodies, without a figure. */
const wholeOnly = new Set<string>()

/** Whether this browser sends a body that is still being made; one that does not makes text of it. */
function sendsStreams(): boolean {
  let isAsked = false
  const options = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isAsked = true
      return 'half'
    },
  }
  try {
    return !new Request('https://server.invalid', options).headers.has('content-type') && isAsked
  } catch {
    return false
  }
}

/** Only over HTTPS, and there over HTTP/2 and later: browsers send no stream over an older connection. */
function canCount(url: string): boolean {
  const { protocol, origin } = new URL(url, globalThis.location?.href)
  return protocol === 'https:' && !wholeOnly.has(origin) && sendsStreams()
}

/** Bytes of the files and words of a form: what stands between them is not worth a second copy of it all. */
function sizeOf(form: FormData): number {
  let size = 0
  for (const [, value] of form) size += typeof value === 'string' ? value.length : value.size
  return size
}

function counting(total: number, tell: (share: number) => void) {
  let sent = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      sent += chunk.byteLength
      tell(Math.min(1, sent / Math.max(1, total)))
    },
  })
}

/**
 * Sends a form and tells how much of it has gone out, where browser and server can do that; else it is sent without a
 * figure. Never by XMLHttpRequest, which sends the server's own cookies to it and keeps those that it sets.
 */
export async function sendCounted(
  fetch: Fetch,
  outgoing: Outgoing,
  form: FormData,
  tell: (share: number) => void,
): Promise<Answer> {
  if (!canCount(outgoing.url)) return sendByFetch(fetch, outgoing)
  const encoded = new Response(form)
  const headers = new Headers(outgoing.headers)
  headers.set('content-type', encoded.headers.get('content-type') ?? '')
  const stream = encoded.body?.pipeThrough(counting(sizeOf(form), tell))
  try {
    return await sendByFetch(
      (url, init) => fetch(url, { ...init, headers, body: stream, duplex: 'half' } as RequestInit),
      outgoing,
    )
  } catch (thrown) {
    if (outgoing.signal.aborted) throw thrown
    // The connection may be one that takes no stream; a line that broke breaks again.
    wholeOnly.add(new URL(outgoing.url, globalThis.location?.href).origin)
    return sendByFetch(fetch, outgoing)
  }
}
