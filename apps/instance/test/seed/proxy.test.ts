import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProxy, findServer, type Proxy } from '../../src/proxy/index.ts'
import { drawPicture } from '../support/pictures.ts'
import { openSocket, refusedWith } from '../support/socket.ts'
import { createWorld, passwordOf, type World } from '../support/world.ts'

const PAGE = '<!DOCTYPE html><title>The client</title><!--server-generated-meta-->'

describe('the client in front of another server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-proxy-'))
  let world: World
  let proxy: Proxy
  let server: string
  let own: string

  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${own}${path}`, { redirect: 'manual', ...init })
  const as = (name: string): RequestInit => ({ headers: { authorization: `Bearer ${world.tokens[name]}` } })
  const send = (name: string, method: string, path: string, body: BodyInit) =>
    get(path, { ...as(name), method, body })
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)

  beforeAll(async () => {
    mkdirSync(join(folder, 'static'))
    writeFileSync(join(folder, 'index.html'), PAGE)
    writeFileSync(join(folder, 'static/app.js'), 'export const isClient = true\n')
    world = await createWorld()
    server = (await world.instance.listen(0)).address
    proxy = createProxy({ server: new URL(server), clientDir: folder })
    own = (await proxy.listen(0)).address
  })
  afterAll(async () => {
    await proxy.close()
    await world.close()
    rmSync(folder, { recursive: true })
  })

  it.for(['/', '/main/public', '/oauth-callback?code=1', '/users/alice', '/notice/x', '/about'])(
    '%s is a page of the client, under a policy of our own',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, await answer.text()]).toEqual([200, PAGE])
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain(`img-src 'self' data: blob: https: ${server}`)
      expect(policy).toContain(`connect-src 'self' ${own} ${own.replace('http', 'ws')}`)
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toContain('nonce')
    },
  )

  it('the client’s own files come first, unchanged ones only once', async () => {
    const answer = await get('/static/app.js')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toContain('isClient')
    const again = await get('/static/app.js', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('no path leads out of the folder of the client', async () => {
    for (const path of ['/static/..%2f..%2fetc/passwd', '/..%2f..%2f..%2f..%2fetc%2fpasswd', '//etc/passwd'])
      expect(await (await get(path)).text()).not.toContain('root:')
  })

  it('questions to the API get the server’s answer, status and headers', async () => {
    const direct = await fetch(`${server}/api/v1/timelines/public?limit=2`)
    const answer = await get('/api/v1/timelines/public?limit=2')
    expect(answer.status).toBe(direct.status)
    expect(answer.headers.get('content-type')).toBe(direct.headers.get('content-type'))
    expect((await get('/api/v1/accounts/verify_credentials')).status).toBe(403)
    const me = await get('/api/v1/accounts/verify_credentials', as('alice'))
    expect(((await me.json()) as { acct: string }).acct).toBe('alice')
    expect((await get('/nodeinfo/2.0.json')).headers.get('content-type')).toContain('json')
    expect((await get('/.well-known/nodeinfo')).status).toBe(200)
  })

  it('pages link to each other through the proxy', async () => {
    for (let number = 0; number < 3; number += 1)
      await world.instance.commands.postStatus({ accountId: world.people.alice.id, text: `post ${number}` })
    const link = (await get('/api/v1/timelines/public?limit=2', as('alice'))).headers.get('link') ?? ''
    expect(link).toContain(`<${own}/api/v1/timelines/public?`)
    expect(link).not.toContain(server)
  })

  it('forms, JSON and files travel on; PUT and DELETE too', async () => {
    const posted = await send('alice', 'POST', '/api/v1/statuses', form({ status: 'through the proxy' }))
    const { id } = (await posted.json()) as { id: string }
    const edited = await get(`/api/v1/statuses/${id}`, {
      method: 'PUT',
      headers: { ...as('alice').headers, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'changed' }),
    })
    expect(((await edited.json()) as { content: string }).content).toContain('changed')
    const upload = new FormData()
    upload.append(
      'file',
      new Blob([new Uint8Array(await drawPicture(900, 600))], { type: 'image/png' }),
      'p.png',
    )
    upload.append('description', 'a picture')
    const media = (await (await send('alice', 'POST', '/api/v2/media', upload)).json()) as {
      url: string
      description: string
    }
    expect(media.description).toBe('a picture')
    const file = await get(new URL(media.url).pathname)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await get(`/api/v1/statuses/${id}`, { ...as('alice'), method: 'DELETE' })).status).toBe(200)
    expect((await get(`/api/v1/statuses/${id}`, as('alice'))).status).toBe(404)
  })

  it('the instance names our address as that of its socket', async () => {
    const data = (await (await get('/api/v1/instance')).json()) as { urls: { streaming_api: string } }
    expect(data.urls.streaming_api).toBe(own.replace('http', 'ws'))
  })

  it('the socket works in both directions, and a refusal keeps its status', async () => {
    const socket = await openSocket(own, `stream=user&access_token=${world.tokens['alice']}`)
    socket.socket.send('ping')
    await expect.poll(() => socket.texts).toHaveLength(1)
    await send('bob', 'POST', '/api/v1/statuses', form({ status: '@alice hello' }))
    await world.instance.settleStreams()
    await expect.poll(() => socket.frames.map(({ event }) => event)).toContain('notification')
    socket.close()
    expect(await socket.closed).toBe(1005)
    expect(await refusedWith(own, 'stream=user&access_token=wrong')).toBe(401)
  })

  it('a socket that the server drops is dropped here as well', async () => {
    const socket = await openSocket(own, `stream=user&access_token=${world.tokens['alice']}`)
    world.instance.sockets.close(1006)
    expect(await socket.closed).toBe(1006)
  })

  it('signing in by redirect leads back to the client and gives a token', async () => {
    const redirect = `${own}/oauth-callback`
    const made = await get('/api/v1/apps', {
      method: 'POST',
      body: form({ client_name: 'Skein', redirect_uris: redirect, scopes: 'read write' }),
    })
    const client = (await made.json()) as { client_id: string; client_secret: string }
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirect,
      scope: 'read',
      state: 's 1',
    })
    const page = await get(`/oauth/authorize?${query}`)
    expect(await page.text()).toContain('authorization[password]')
    const allowed = await get('/oauth/authorize', {
      method: 'POST',
      headers: { origin: own, referer: `${own}/oauth/authorize` },
      body: form({
        'authorization[name]': 'alice',
        'authorization[password]': passwordOf('alice'),
        'authorization[client_id]': client.client_id,
        'authorization[redirect_uri]': redirect,
        'authorization[response_type]': 'code',
        'authorization[scope][]': 'read',
        'authorization[state]': 's 1',
      }),
    })
    const back = new URL(allowed.headers.get('location') ?? '')
    expect([allowed.status, back.origin, back.pathname, back.searchParams.get('state')]).toEqual([
      302,
      own,
      '/oauth-callback',
      's 1',
    ])
    const exchanged = await get('/oauth/token', {
      method: 'POST',
      body: form({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirect,
        client_id: client.client_id,
        client_secret: client.client_secret,
      }),
    })
    const { access_token: token } = (await exchanged.json()) as { access_token: string }
    const me = await get('/api/v1/accounts/verify_credentials', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(((await me.json()) as { acct: string }).acct).toBe('alice')
  })
})

describe('a server of many moods behind the proxy', () => {
  let answer: Parameters<typeof createServer>[1] = (_, response) => response.end()
  const mood = createServer((request, response) => answer?.(request, response))
  const folder = mkdtempSync(join(tmpdir(), 'skein-proxy-'))
  let target: string
  const started: Proxy[] = []
  const front = async (server = target): Promise<string> => {
    const proxy = createProxy({ server: new URL(server), clientDir: folder })
    started.push(proxy)
    return (await proxy.listen(0)).address
  }
  beforeAll(async () => {
    await new Promise<void>((done) => mood.listen(0, '127.0.0.1', () => done()))
    target = `http://127.0.0.1:${(mood.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    for (const proxy of started.splice(0)) await proxy.close()
  })
  afterAll(() => {
    mood.closeAllConnections()
    mood.close()
    rmSync(folder, { recursive: true })
  })

  it('is asked as if directly: its own host and origin, no trace of the proxy', async () => {
    let heard: Record<string, unknown> = {}
    answer = (request, response) => {
      heard = { ...request.headers, path: request.url }
      response.end('{}')
    }
    const own = await front()
    await fetch(`${own}/api/v1/x?a=%20b`, {
      method: 'POST',
      body: 'x',
      headers: { origin: own, 'x-forwarded-for': '10.0.0.1', cookie: 'a=1' },
    })
    expect(heard).toMatchObject({
      host: new URL(target).host,
      origin: target,
      cookie: 'a=1',
      path: '/api/v1/x?a=%20b',
    })
    expect(heard).not.toHaveProperty('x-forwarded-for')
  })

  it('its redirects, cookies and policies are made to fit this address', async () => {
    answer = (_, response) => {
      response.writeHead(302, {
        location: `${target}/oauth/next`,
        link: `<${target}/api?max_id=1>; rel="next", <${target}.evil.example/x>; rel="prev"`,
        'set-cookie': ['_key=1; Domain=some.server; Path=/; Secure; HttpOnly; SameSite=None'],
        'strict-transport-security': 'max-age=1',
        'content-security-policy': "default-src 'self'; upgrade-insecure-requests; ",
      })
      response.end()
    }
    const own = await front()
    const { headers } = await fetch(`${own}/oauth/authorize`, { redirect: 'manual' })
    expect(headers.get('location')).toBe(`${own}/oauth/next`)
    expect(headers.get('link')).toBe(
      `<${own}/api?max_id=1>; rel="next", <${target}.evil.example/x>; rel="prev"`,
    )
    expect(headers.get('set-cookie')).toBe('_key=1; Path=/; HttpOnly; SameSite=Lax')
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.get('content-security-policy')).not.toContain('upgrade')
  })

  it('breaks off in the middle: so does the answer, and the next question works', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half')
      response.flushHeaders()
      setImmediate(() => response.destroy())
    }
    const own = await front()
    await expect(fetch(`${own}/api/v1/x`).then((half) => half.text())).rejects.toThrow()
    answer = (_, response) => response.end('whole')
    expect(await (await fetch(`${own}/api/v1/x`)).text()).toBe('whole')
  })

  it('is gone: 502 with a sentence, and for a socket a refusal', async () => {
    const own = await front('http://127.0.0.1:1')
    const { status, body } = await fetch(`${own}/api/v1/instance`).then(async (each) => ({
      status: each.status,
      body: (await each.json()) as { error: string },
    }))
    expect([status, body.error]).toEqual([
      502,
      expect.stringContaining('http://127.0.0.1:1 cannot be reached'),
    ])
    expect(await refusedWith(own, 'stream=user')).toBe(502)
  })

  it('a client folder without a page says so', async () => {
    expect((await fetch(`${await front()}/`)).status).toBe(404)
  })

  it('its address is found through redirects', async () => {
    answer = (request, response) => {
      if (request.url === '/api/v1/instance')
        response.writeHead(301, { location: '/social/api/v1/instance' }).end()
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }
    expect((await findServer(target)).origin).toBe(target)
  })

  it.for([
    ['an address that is none', (): string => 'http://', 'isn’t a valid server address'],
    ['a server that is gone', (): string => 'http://127.0.0.1:1', 'Couldn’t reach'],
    ['a server that speaks HTML', (): string => target, 'isn’t a compatible server'],
  ] as const)('%s gives a clear sentence', async ([, address, sentence]) => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>')
    await expect(findServer(address())).rejects.toThrow(sentence)
  })

  it('a server that redirects for ever is given up', async () => {
    answer = (_, response) => response.writeHead(302, { location: '/api/v1/instance' }).end()
    await expect(findServer(target)).rejects.toThrow('Too many redirects')
  })
})
