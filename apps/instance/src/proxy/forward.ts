import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { requestHeaders, responseHeaders } from './rules.ts'

/** Where requests go, and under which origin the answers are read. */
export interface Route {
  target: URL
  ownOrigin: string
}

/** Milliseconds a server may stay silent before its first byte. */
const SILENCE_MS = 60_000

function open(target: URL, path: string, options: RequestOptions): ClientRequest {
  // Parsed against the origin by hand: `//host/…` must stay a path.
  const { protocol, hostname, port } = target
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  return request({ ...options, protocol, hostname, port, path })
}

function refuse(response: ServerResponse, target: URL, error: Error): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ error: `${target.origin} cannot be reached: ${error.message}` }))
}

/** The instance names the address of its socket; ours stands in its place. */
const NAMES_SOCKET = /^\/api\/v[12]\/instance(?:\?|$)/

function isRewritten({ headers }: IncomingMessage, path: string): boolean {
  return (
    NAMES_SOCKET.test(path) &&
    (headers['content-type'] ?? '').includes('json') &&
    headers['content-encoding'] === undefined
  )
}

async function sendRewritten(
  answer: IncomingMessage,
  response: ServerResponse,
  headers: ReturnType<typeof responseHeaders>,
  { target, ownOrigin }: Route,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk as Uint8Array))
  const socketOf = (origin: string): string => origin.replace(/^http/, 'ws')
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replaceAll(`"${socketOf(target.origin)}`, `"${socketOf(ownOrigin)}`)
  const { 'content-length': _, ...rest } = headers
  response.writeHead(answer.statusCode ?? 502, rest)
  response.end(text)
}

/** Asks the server the same question and hands its answer on as it comes. */
export function forward(request: IncomingMessage, response: ServerResponse, route: Route): void {
  const path = request.url ?? '/'
  const headers = requestHeaders(request.headers, route.target)
  if (NAMES_SOCKET.test(path)) delete headers['accept-encoding']
  const question = open(route.target, path, { method: request.method ?? 'GET', headers })
  question.setTimeout(SILENCE_MS, () => question.destroy(new Error('it stays silent')))
  question.on('error', (error) => refuse(response, route.target, error))
  question.on('response', (answer) => {
    const told = responseHeaders(answer.headers, route.target, route.ownOrigin)
    if (isRewritten(answer, path)) {
      sendRewritten(answer, response, told, route).catch((error: Error) =>
        refuse(response, route.target, error),
      )
      return
    }
    response.writeHead(answer.statusCode ?? 502, told)
    pipeline(answer, response, () => undefined)
  })
  response.on('close', () => question.destroy())
  pipeline(request, question, () => undefined)
}

function headLines(status: string, headers: Record<string, string | string[] | undefined>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => `${name}: ${each}`),
  )
  return `${[status, ...lines].join('\r\n')}\r\n\r\n`
}

/** Connects a WebSocket of the browser with one of the server; a refusal is handed on as it is. */
export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { target, ownOrigin }: Route,
): void {
  const headers = { ...requestHeaders(request.headers, target), connection: 'Upgrade', upgrade: 'websocket' }
  const question = open(target, request.url ?? '/', { method: 'GET', headers })
  const giveUp = (): void => {
    socket.destroy()
    question.destroy()
  }
  socket.on('error', giveUp)
  question.on('error', () => {
    if (socket.writable) socket.end(headLines('HTTP/1.1 502 Bad Gateway', { connection: 'close' }))
  })
  question.on('upgrade', (answer, serverSocket, serverHead) => {
    serverSocket.on('error', giveUp)
    socket.write(headLines('HTTP/1.1 101 Switching Protocols', { ...answer.headers }))
    if (serverHead.length > 0) socket.write(serverHead)
    if (head.length > 0) serverSocket.write(head)
    pipeline(serverSocket, socket, () => undefined)
    pipeline(socket, serverSocket, () => undefined)
  })
  question.on('response', (answer) => {
    const told = responseHeaders(answer.headers, target, ownOrigin)
    delete told['content-length']
    socket.write(
      headLines(`HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`, {
        ...told,
        connection: 'close',
      }),
    )
    pipeline(answer, socket, () => undefined)
  })
  socket.on('close', () => question.destroy())
  question.end()
}
