import { createClient } from '../src/http/client.ts'
import type { StreamEvent } from '../src/streaming/events.ts'
import {
  openStream,
  type Socket,
  type SocketListener,
  type StreamOptions,
} from '../src/streaming/open-stream.ts'
import { anInstance } from './instances.ts'

export const client = createClient({ baseUrl: 'https://server.example', getToken: () => 'tok en' })

interface Start extends Partial<StreamOptions> {
  readonly answersPing?: boolean
  /** The address of the socket that the server names. */
  readonly streamingUrl?: string | null
}

interface FakeSocket extends Socket, SocketListener {
  readonly url: string
  readonly sent: string[]
  closedWith: number | null
}

/** A stream on sockets that a test holds in its hand. */
export function start({ answersPing = false, streamingUrl = null, ...options }: Start = {}) {
  const instance = anInstance({
    facts: { streamingUrl },
    capabilities: { socketPings: answersPing },
  })
  const sockets: FakeSocket[] = []
  const events: StreamEvent[] = []
  const changes: string[] = []
  const warnings: string[] = []
  const connect = (url: string, listener: SocketListener): Socket => {
    const socket: FakeSocket = {
      ...listener,
      url,
      sent: [],
      closedWith: null,
      send: (data) => socket.sent.push(data),
      close: (code) => {
        socket.closedWith = code ?? 1000
      },
    }
    sockets.push(socket)
    return socket
  }
  const stream = openStream(
    { ...client, getInstance: () => instance },
    {
      stream: 'user',
      connect,
      onEvent: (event) => events.push(event),
      onStatus: (status, { previous, code }) =>
        changes.push(`${previous} → ${status}${code === null ? '' : ` (${code})`}`),
      warn: (message) => warnings.push(message),
      isMissing: () => Promise.resolve(false),
      ...options,
    },
  )
  const last = (): FakeSocket => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket')
    return socket
  }
  return { stream, sockets, events, changes, warnings, last }
}
