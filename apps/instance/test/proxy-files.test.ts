import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createProxy, type Proxy } from '../src/proxy/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-proxy-files-'))
const FRONT_PAGE = '<!DOCTYPE html><title>The server</title>'
let server: Server
let proxy: Proxy
let own: string
let files: Record<string, string>

beforeEach(async () => {
  files = {}
  mkdirSync(join(folder, 'static'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!DOCTYPE html>')
  writeFileSync(join(folder, 'static/config.json'), '{"logo":"of the client"}')
  server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.end(file ?? FRONT_PAGE)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  proxy = createProxy({ server: new URL(`http://127.0.0.1:${port}`), clientDir: folder })
  own = (await proxy.listen(0)).address
})
afterEach(async () => {
  await proxy.close()
  server.close()
  rmSync(folder, { recursive: true })
})

const readConfig = async () => {
  const answer = await fetch(`${own}/static/config.json`)
  expect(answer.headers.get('content-type')).toBe('application/json')
  return answer.json()
}

it('the configuration of the server comes before the one of the client', async () => {
  files['/static/config.json'] = '{"logo":"of the server"}'
  expect(await readConfig()).toEqual({ logo: 'of the server' })
})

it('where the server has none, or is away, that of the client does', async () => {
  expect(await readConfig()).toEqual({ logo: 'of the client' })
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  expect(await readConfig()).toEqual({ logo: 'of the client' })
})

const connectSources = async () => {
  const policy = (await fetch(`${own}/main/friends`)).headers.get('content-security-policy') ?? ''
  return /connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
}
const ownSources = () => ["'self'", own, own.replace('http', 'ws')]

it('the page may open sockets where the server says that it has them', async () => {
  files['/api/v1/instance'] = '{"urls":{"streaming_api":"wss://streaming.some.server/path"}}'
  expect(await connectSources()).toEqual([...ownSources(), 'wss://streaming.some.server'])
})

it('the newer form of the answer is read as well', async () => {
  files['/api/v2/instance'] = '{"configuration":{"urls":{"streaming":"https://live.some.server"}}}'
  expect(await connectSources()).toEqual([...ownSources(), 'wss://live.some.server'])
})

it.each(['javascript:alert(1)', "*; script-src 'unsafe-inline'", 'data:x', '', "wss://a.b'; x"])(
  'what is no address of a socket, such as %j, gets no place in the policy',
  async (address) => {
    files['/api/v1/instance'] = JSON.stringify({ urls: { streaming_api: address } })
    expect(await connectSources()).toEqual(ownSources())
  },
)

it('a server that names no address of its sockets is given none', async () => {
  expect(await connectSources()).toEqual(ownSources())
})
