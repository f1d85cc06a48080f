import { vi } from 'vitest'

/** The far end of one socket of the client. */
export class FakeSocket extends EventTarget {
  readonly url: URL
  readonly sent: string[] = []
  /** The code the client closed it with. */
  closedWith: number | null = null
  /** The line is lost and nobody knows: no ping is answered. */
  isDead = false

  constructor(url: string) {
    super()
    this.url = new URL(url)
    sockets.push(this)
  }

  get stream(): string {
    return this.url.searchParams.get('stream') ?? ''
  }

  open(): void {
    this.dispatchEvent(new Event('open'))
  }

  tell(event: string, payload: unknown): void {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
    const data = JSON.stringify({ event, stream: [this.stream], payload: text })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** The connection ends from the far side. */
  drop(code: number): void {
    this.dispatchEvent(new CloseEvent('close', { code }))
  }

  send(data: string): void {
    this.sent.push(data)
    if (data === 'ping' && !this.isDead) this.dispatchEvent(new MessageEvent('message', { data: 'pong' }))
  }

  close(code = 1000): void {
    this.closedWith = code
  }
}

let sockets: FakeSocket[] = []

/** From here on sockets lead to this list, oldest first. */
export function fakeSockets(): readonly FakeSocket[] {
  sockets = []
  vi.stubGlobal('WebSocket', FakeSocket)
  return sockets
}

/** The socket of a stream that was opened last. */
export function lastSocket(stream = 'user'): FakeSocket {
  const socket = sockets.findLast((candidate) => candidate.stream === stream)
  if (socket === undefined) throw new Error(`No socket for ${stream}`)
  return socket
}
