import type { Client } from '../http/call.ts'
import { encodeUrl } from '../http/encode.ts'
import { can } from '../instance/capabilities.ts'
import { SOCKET_TRIES_PER_LOOK } from '../limits.ts'
import {
  type ConnectionEffect,
  type ConnectionEvent,
  INITIAL_CONNECTION,
  stepConnection,
  type StreamStatus,
} from './connection.ts'
import { readFrame, type StreamEvent } from './events.ts'
import { createHeartbeat } from './heartbeat.ts'
import { isStreamMissing } from './missing.ts'

/** The part of a WebSocket that is used. */
export interface Socket {
  send(data: string): void
  close(code?: number): void
}

/** What a socket tells. */
export interface SocketListener {
  opened(): void
  received(data: unknown): void
  closed(code: number): void
}

export type Connect = (url: string, listener: SocketListener) => Socket

export interface StreamOptions {
  /** `user`, `public`, `public:local`, `hashtag`, `list` … */
  readonly stream: string
  /** Further query, such as `{ tag }` or `{ list }`. */
  readonly args?: Readonly<Record<string, string>>
  /** Whether the server says that it has no such stream; asks it by default. Never rejects. */
  readonly isMissing?: () => Promise<boolean>
  /** Nothing was heard for a minute, and no ping can tell whether the line is dead: whoever knows another way looks. */
  onSilence?(): void
  onEvent(event: StreamEvent): void
  /** `code` is that of the close, for `error` and `closed`. */
  onStatus?(
    status: StreamStatus,
    change: { readonly previous: StreamStatus; readonly code: number | null },
  ): void
  /** Frames that were dropped; to the console by default. */
  warn?(message: string): void
  readonly connect?: Connect
}

/** A running stream. */
export interface StreamHandle {
  getStatus(): StreamStatus
  /** To be called when the line may have been lost: what is open is tested, and what waits tries at once. */
  wake(): void
  /** Puts a new socket in the place of one that turned out to be dead. */
  redial(): void
  /** Closes with code 1000 and stays closed. */
  close(): void
}

/** Address of the socket: query `access_token`, `stream` and more [API-154]. */
export function streamUrl(
  client: Client,
  options: Pick<StreamOptions, 'stream' | 'args'>,
  url: string | null = null,
): string {
  const isUsable = url !== null && /^(?:ws|http)s?:$/.test(URL.parse(url)?.protocol ?? '')
  const origin = (isUsable && url) || client.baseUrl || globalThis.location.origin
  const base = origin.replace(/^http/, 'ws').replace(/\/+$/, '')
  return encodeUrl(base, '/api/v1/streaming', {
    access_token: client.getToken(),
    stream: options.stream,
    ...options.args,
  })
}

const connectNatively: Connect = (url, listener) => {
  const socket = new WebSocket(url)
  socket.addEventListener('open', () => listener.opened())
  socket.addEventListener('message', ({ data }) => listener.received(data))
  socket.addEventListener('close', ({ code }) => listener.closed(code))
  return socket
}

/** The code of a connection that broke without a word. */
const ABNORMAL = 1006

/** Opens a socket and keeps it open: notices a dead line, retries after a break, passes events on. */
export function openStream(client: Client, options: StreamOptions): StreamHandle {
  const {
    connect = connectNatively,
    warn = (message) => console.warn(message),
    isMissing = () => isStreamMissing(client, options),
  } = options
  let state = INITIAL_CONNECTION
  let socket: Socket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Grows with each socket, so that a late word of an old one is not heard. */
  let generation = 0

  const heartbeat = createHeartbeat({
    // Some servers close the socket for it.
    answersPing: () => can(client.getInstance(), 'socketPings'),
    send: () => socket?.send('ping'),
    onDead: () => lose(ABNORMAL),
    onSilence: () => options.onSilence?.(),
  })
  const read = (data: unknown) => {
    heartbeat.heard()
    const event = readFrame(data)
    if (event.type !== 'dropped') options.onEvent(event)
    else if (event.reason !== null) warn(`Live update dropped: ${event.reason}`)
  }
  const leave = () => {
    generation += 1
    clearTimeout(timer)
    heartbeat.stop()
    const left = socket
    socket = null
    return left
  }
  const lose = (code: number) => {
    leave()?.close()
    take({ type: 'closed', code })
  }
  const dial = () => {
    leave()?.close()
    const own = generation
    const heard =
      <Args extends unknown[]>(listen: (...args: Args) => void) =>
      (...args: Args) => {
        if (own === generation) listen(...args)
      }
    const listener: SocketListener = {
      opened: heard(() => {
        take({ type: 'opened' })
        heartbeat.start()
      }),
      received: heard(read),
      closed: heard((code) => {
        heartbeat.closed()
        leave()
        take({ type: 'closed', code })
      }),
    }
    try {
      // The address is made anew each time: the token may have changed.
      // Where nothing answers at the address that the server names, every other try goes to the client's own.
      const named = state.failures % 2 === 0 ? client.getInstance().facts.streamingUrl : null
      socket = connect(streamUrl(client, options, named), listener)
    } catch {
      listener.closed(ABNORMAL)
    }
  }
  /** A failed socket does not say why: a server without one is left alone once it says so to a plain question. */
  const look = async () => {
    if (await isMissing()) take({ type: 'missing' })
  }
  const run = (effect: ConnectionEffect) => {
    if (effect.type === 'connect') dial()
    else if (effect.type === 'wait') {
      clearTimeout(timer)
      timer = setTimeout(() => take({ type: 'waited' }), effect.ms)
      if (!state.hasOpened && state.failures % SOCKET_TRIES_PER_LOOK === 0) void look()
    } else leave()?.close(1000)
  }
  const take = (event: ConnectionEvent) => {
    const previous = state.status
    const { state: next, effect } = stepConnection(state, event)
    state = next
    if (next.status !== previous) {
      options.onStatus?.(next.status, { previous, code: event.type === 'closed' ? event.code : null })
    }
    if (effect) run(effect)
  }

  take({ type: 'start' })
  return {
    getStatus: () => state.status,
    wake: () => {
      if (state.status !== 'joined' || !heartbeat.ping()) take({ type: 'redial' })
    },
    redial: () => take({ type: 'redial' }),
    close: () => take({ type: 'stop' }),
  }
}
