import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { findFile } from '../http/files.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import { typeOfName } from '../media/kinds.ts'
import { forward, forwardSocket, type Route } from './forward.ts'
import { isForwarded, isServersFirst } from './rules.ts'
import { fetchServerFile } from './server-file.ts'
import { streamingOriginOf } from './streaming-origin.ts'

export interface ProxyOptions {
  /** Origin of the server behind, such as `https://some.server`. */
  server: URL
  /** Folder of the built client. */
  clientDir: string
  /** Default 127.0.0.1. */
  hostname?: string
}

export interface Proxy {
  /** Rejects when the port is taken (`code` is `EADDRINUSE`). */
  listen(port: number): Promise<{ address: string; port: number }>
  close(): Promise<void>
}

/**
 * The policy of the recorded server; the client may reach the sockets of the server behind where it says that they are
 * elsewhere, and a server without HTTPS may also show its pictures.
 */
function policyFor({ target, ownOrigin }: Route, streamingOrigin: string | null): string {
  const own = contentSecurityPolicy(ownOrigin, 'none').replaceAll(" 'nonce-none'", '')
  const policy =
    streamingOrigin === null
      ? own
      : own.replace(/connect-src [^;]+/, (directive) => `${directive} ${streamingOrigin}`)
  if (target.protocol === 'https:') return policy
  return policy.replace(/(img-src|media-src) [^;]+/g, (directive) => `${directive} ${target.origin}`)
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split(/[?#]/)[0] ?? '/'
}

interface Behind {
  clientDir: string
  /** Where the server has its sockets; null where it does not say. */
  streamingOrigin: () => Promise<string | null>
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  route: Route,
  { clientDir, streamingOrigin }: Behind,
): Promise<void> {
  const path = pathOf(request)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const isPage = path === '/' || path === '/index.html'
  const own = isReading && !isPage ? await findFile(clientDir, path) : null
  if (own === null && (!isReading || (!isPage && isForwarded(path)))) {
    forward(request, response, route)
    return
  }
  const file = own ?? (await findFile(clientDir, '/index.html'))
  const headers = {
    'content-security-policy': policyFor(route, own === null ? await streamingOrigin() : null),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  }
  if (file === null) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
    response.end('The folder of the client holds no index.html.')
    return
  }
  const type = own === null ? 'text/html' : typeOfName(path)
  const fromServer = isServersFirst(path) ? await fetchServerFile(route.target, path) : null
  if (fromServer !== null) {
    response.writeHead(200, { ...headers, 'cache-control': 'no-cache', 'content-type': type })
    response.end(request.method === 'HEAD' ? undefined : fromServer)
    return
  }
  const shared = { ...headers, 'cache-control': 'public, no-cache', etag: file.etag, vary: 'Accept-Encoding' }
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, shared)
    response.end()
    return
  }
  response.writeHead(200, {
    ...shared,
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
  })
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(file.path)
      .on('error', () => response.destroy())
      .pipe(response)
}

function listening(server: Server, port: number, hostname: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, hostname, () => {
      server.off('error', fail)
      done((server.address() as AddressInfo).port)
    })
  })
}

/** The client in front of a real server, under one address. */
export function createProxy({ server: target, clientDir, hostname = '127.0.0.1' }: ProxyOptions): Proxy {
  // The address the browser used, so that a redirect never leads from localhost to 127.0.0.1.
  const routeFor = ({ headers }: IncomingMessage): Route => ({
    target,
    ownOrigin: `http://${headers.host ?? hostname}`,
  })
  const behind: Behind = { clientDir, streamingOrigin: streamingOriginOf(target) }
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    answer(request, response, routeFor(request), behind).catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (request, socket, head) => forwardSocket(request, socket, head, routeFor(request)))
  return {
    listen: async (port) => {
      const chosen = await listening(server, port, hostname)
      return { address: `http://${hostname}:${chosen}`, port: chosen }
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
