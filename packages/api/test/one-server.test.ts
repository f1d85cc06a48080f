import { afterEach, expect, it, vi } from 'vitest'
import { ENDPOINTS } from '../src/endpoints/table.ts'
import { uploadMedia } from '../src/endpoints/media.ts'
import { createClient } from '../src/http/client.ts'
import { callOf } from '../src/http/endpoint.ts'
import { openStream } from '../src/streaming/open-stream.ts'

/** Values for whatever a pattern asks for. */
const path = new Proxy<Record<string, string>>({}, { get: () => 'https://other.example/a b?c' })

function clientOf(baseUrl: string) {
  const asked: string[] = []
  const fetch = (url: string) => {
    asked.push(url)
    return Promise.resolve(new Response(null, { status: 204 }))
  }
  return { client: createClient({ baseUrl, fetch }), asked }
}

/** Every address that a socket is opened at. */
function watchSockets(): string[] {
  const opened: string[] = []
  class Socket extends EventTarget {
    constructor(url: string) {
      super()
      opened.push(url)
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Socket)
  return opened
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['the configured server', 'https://fen.example', 'https://fen.example', 'wss://fen.example'],
  ['the page’s own origin where none is', '', '', 'wss://own.example'],
])('[API-01] every call, upload and socket goes to %s', async (_, baseUrl, origin, socketOrigin) => {
  vi.stubGlobal('location', new URL('https://own.example/main/all'))
  const opened = watchSockets()
  const { client, asked } = clientOf(baseUrl)
  for (const one of ENDPOINTS)
    await client.request(callOf(one, { path, query: { q: '//other.example' } })).catch(() => undefined)
  expect(asked).toHaveLength(ENDPOINTS.length)
  for (const url of asked) expect(url).toMatch(new RegExp(`^${origin}/[^/]`))

  await uploadMedia(client, new Blob(['x']), { onProgress: () => undefined }).catch(() => undefined)
  expect(asked.at(-1)).toMatch(new RegExp(`^${origin}/api/v1/media`))
  openStream(client, { stream: 'user', onEvent: () => undefined }).close()
  await expect.poll(() => opened).toHaveLength(1)
  expect(opened[0]).toMatch(new RegExp(`^${socketOrigin}/api/v1/streaming`))
})
