import { upgradeWebSocket } from '@hono/node-server'
import type { WSContext, WSEvents } from 'hono/ws'
import type { WebSocket } from 'ws'
import type { Bearer } from '../http/auth.ts'
import { findBearer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { makeParams, readQuery } from '../http/params.ts'
import { SOCKET_IDLE_MS } from '../limits.ts'
import type { Listener, StreamingHub } from '../streaming/hub.ts'
import type { SocketControl } from '../streaming/socket-control.ts'
import type { Refusal, Subscription } from '../streaming/streams.ts'
import { openStream } from '../streaming/streams.ts'

interface Admission {
  bearer: Bearer | null
  subscriptions: Subscription[]
}

/** The token stands in the query or, out of the way of logs, in the sub-protocol. */
const tokenOf = (c: Call): string | undefined =>
  readQuery(c).text('access_token') ?? c.req.header('sec-websocket-protocol')?.split(',')[0]?.trim()

const admit = async (c: Call): Promise<Admission | Refusal> => {
  const { ctx } = c.var
  const params = readQuery(c)
  const token = tokenOf(c)
  const bearer = token === undefined ? null : await findBearer(ctx, token)
  if (token !== undefined && !bearer) return 401
  const stream = params.text('stream')
  if (stream === undefined) return { bearer, subscriptions: [] }
  const opened = await openStream(ctx, bearer?.account ?? null, stream, params)
  return typeof opened === 'number' ? opened : { bearer, subscriptions: [opened] }
}

const parseMessage = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Streams that need an argument cannot be asked for on an open socket; such a wish is passed over in silence. */
const subscribe = async (c: Call, listener: Listener, text: string): Promise<void> => {
  const { type, stream } = parseMessage(text)
  if (type !== 'subscribe' || typeof stream !== 'string') return
  const opened = await openStream(c.var.ctx, listener.viewer, stream, makeParams({}))
  if (typeof opened !== 'number') listener.subscriptions.push(opened)
}

const toListener = (c: Call, admission: Admission, socket: WSContext, control: SocketControl): Listener => ({
  viewer: admission.bearer?.account ?? null,
  accessToken: admission.bearer?.token.access_token ?? null,
  origin: c.var.origin,
  subscriptions: admission.subscriptions,
  send: (text) => {
    if (!control.swallows(admission.bearer?.account?.id ?? null)) socket.send(text)
  },
  close: (code) => socket.close(code),
  terminate: () => (socket.raw as WebSocket).terminate(),
})

export interface StreamingParts {
  hub: StreamingHub
  control: SocketControl
}

const socketEvents = (c: Call, { hub, control }: StreamingParts, admission: Admission): WSEvents => {
  let listener: Listener | null = null
  let idle: NodeJS.Timeout | undefined
  const restartIdle = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => listener?.close(1000), SOCKET_IDLE_MS).unref()
  }
  return {
    onOpen: (_, socket) => {
      listener = toListener(c, admission, socket, control)
      hub.add(listener)
      restartIdle()
    },
    onMessage: (event) => {
      restartIdle()
      const text = String(event.data)
      if (text === 'ping') listener?.send('pong')
      else if (listener) void subscribe(c, listener, text)
    },
    onClose: () => {
      clearTimeout(idle)
      if (listener) hub.remove(listener)
    },
  }
}

export const addStreamingRoutes = (app: App, parts: StreamingParts): void => {
  app.get('/api/v1/streaming', async (c, next) => {
    const admission = await admit(c)
    if (typeof admission === 'number') return c.body(null, admission)
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.body(null, 400)
    return upgradeWebSocket(() => socketEvents(c, parts, admission))(c, next)
  })
}
