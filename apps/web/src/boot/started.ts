/** How long the answer of a request that was started early may wait for the application to ask for it. */
const USABLE_FOR_MS = 20_000

interface Started {
  /** The bearer it was sent with; `any` when the answer is the same for everybody. */
  readonly token: string | null | 'any'
  /** Milliseconds since the page's start. */
  readonly at: number
  readonly stop: AbortController
  readonly answer: Promise<Response>
}

const started = new Map<string, Started>()

/** One spelling for one address, whatever the order of its parameters. */
function keyOf(address: string): string {
  const url = new URL(address, 'http://same.invalid')
  url.searchParams.sort()
  return url.pathname + url.search
}

/** Sends a GET before the application asks for it. With `any` it is sent without a bearer and serves everybody. */
export function startRequest(address: string, token: string | null | 'any'): void {
  const stop = new AbortController()
  const isBare = token === null || token === 'any'
  const headers = { accept: 'application/json', ...(isBare ? {} : { authorization: `Bearer ${token}` }) }
  const answer = fetch(address, { headers, credentials: 'omit', signal: stop.signal })
  // Whoever asks later hears of the failure; until then it is nobody's.
  answer.catch(() => undefined)
  started.set(keyOf(address), { token, at: performance.now(), stop, answer })
}

/** Like `fetch`, but takes what was started early, once, when address and token are the same. */
export function startedFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const key = keyOf(address)
  const found = (init.method ?? 'GET') === 'GET' ? started.get(key) : undefined
  if (found === undefined) return fetch(address, init)
  started.delete(key)
  const bearer = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '') ?? null
  const isForOthers = found.token !== 'any' && found.token !== bearer
  if (isForOthers || performance.now() - found.at > USABLE_FOR_MS) return fetch(address, init)
  const { signal } = init
  if (signal?.aborted) found.stop.abort(signal.reason)
  signal?.addEventListener('abort', () => found.stop.abort(signal.reason), { once: true })
  return found.answer
}
