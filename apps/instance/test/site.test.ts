import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInstance } from '../src/index.ts'
import type { Instance } from '../src/index.ts'
import { loadRecording } from './support/recordings.ts'
import { ask } from './support/world.ts'

const HTML =
  '<!DOCTYPE html><html><head><!--server-generated-meta--><script type="module" src="/static/app-abcdef12.js"></script></head><body></body></html>'

const files = [
  'app-abcdef12.js',
  'js/Composer-abcdef1.js',
  'js/extra-abcdef1.js',
  'our-banner.png',
  'config.json',
]

describe('pages and files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-instance-'))
  let instance: Instance
  beforeAll(async () => {
    const write = (path: string, text: string): void => {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    write('client/index.html', HTML)
    write('client/static/app-abcdef12.js', 'export {}')
    for (const name of ['js/Composer-abcdef1.js', 'our-banner.png']) write(`client/static/${name}`, '')
    write('site/static/js/extra-abcdef1.js', '')
    write('site/static/config.json', '{"theme":"skein"}')
    write('site/static/terms-of-service.html', '<h4>Terms</h4>')
    write('site/instance/panel.html', '<p>Welcome</p>')
    write('secret.txt', 'words nobody may read')
    instance = createInstance({
      database: ':memory:',
      clientDir: join(folder, 'client'),
      staticDir: join(folder, 'site'),
    })
    await instance.commands.createAccount({ username: 'alice', displayName: 'Alice <3', bio: 'I knit.' })
  })
  afterAll(async () => {
    await instance.close()
    rmSync(folder, { recursive: true })
  })
  const get = (path: string, headers = {}) => ask(instance, null, 'GET', path, undefined, headers)

  it.for(['/', '/main/all', '/alice', '/static/missing.json', '/users/alice'])(
    '%s is answered by the client',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
      expect(answer.body).toContain('/static/app-abcdef12.js')
      expect(answer.body).not.toContain('server-generated-meta')
    },
  )

  it('the page of a post that visitors cannot read is the client under 404, that of another under 200', async () => {
    const bob = await instance.commands.createAccount({ username: 'bob' })
    const post = async (scope: 'public' | 'private') => {
      const { id } = await instance.commands.postStatus({ accountId: bob.id, text: 'Geese', scope })
      return get(`/notice/${id}`)
    }
    for (const answer of [await get('/notice/BCfYXwRP8KhGueS4S8'), await post('private')]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toContain('/static/app-abcdef12.js')
    }
    expect((await post('public')).status).toBe(200)
  })

  it('the page carries a title, meta tags and preloaded answers under the nonce of its policy', async () => {
    const answer = await get('/users/alice')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /nonce-([\w-]+)/.exec(policy)?.[1]
    const script = new RegExp(
      `<script id="initial-results" type="application/json" nonce="${nonce}">(.*?)</script>`,
    ).exec(answer.body as string)
    const results = JSON.parse(script?.[1] ?? '{}') as Record<string, string>
    const decode = (text = ''): unknown => JSON.parse(Buffer.from(text, 'base64').toString())
    expect(Object.keys(results)).toEqual([
      '/api/v1/instance',
      '/instance/panel.html',
      '/nodeinfo/2.0.json',
      '/api/pleroma/frontend_configurations',
    ])
    expect(decode(results['/api/v1/instance'])).toEqual((await get('/api/v1/instance')).body)
    expect(decode(results['/instance/panel.html'])).toBe('<p>Welcome</p>')
    expect(answer.body).toContain('<title>Skein</title>')
    expect(answer.body).toContain('<meta property="og:title" content="Alice &lt;3">')
  })

  it("the site's own files stand before the client's", async () => {
    expect((await get('/static/config.json')).body).toEqual({ theme: 'skein' })
    expect((await get('/static/terms-of-service.html')).body).toBe('<h4>Terms</h4>')
    expect((await get('/instance/panel.html')).headers.get('content-type')).toBe('text/html')
    const script = await get('/static/app-abcdef12.js')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it.for(files)(
    'a file is kept by browsers, but asked for each time, as with Akkoma: /static/%s',
    async (name) => {
      const answer = await get(`/static/${name}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    },
  )

  it('a file that has not changed is not sent again', async () => {
    const etag = (await get('/static/config.json')).headers.get('etag') ?? ''
    expect((await get('/static/config.json', { 'if-none-match': etag })).status).toBe(304)
  })

  it.for(['/../secret.txt', '/%2e%2e/secret.txt', '/static/..%2f..%2fsecret.txt', '/static/%00'])(
    '%s stays inside the folders',
    async (path) => {
      expect((await get(path)).body).not.toContain('words nobody may read')
    },
  )

  it('unknown paths of the API are told so', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await ask(instance, null, method, '/api/v1/nope')
      expect([answer.status, answer.body]).toEqual([404, { error: 'Not implemented' }])
    }
  })

  it('a nonce is used once', async () => {
    const policies = await Promise.all([get('/'), get('/')])
    expect(new Set(policies.map(({ headers }) => headers.get('content-security-policy'))).size).toBe(2)
  })

  it('every answer carries the recorded headers, and Trusted Types on top of the recorded policy', async () => {
    const recording = loadRecording('instance')
    const answer = await get('/api/v1/instance', { host: 'localhost:4000' })
    const plain = (text: string): string => text.replace(/nonce-[\w-]+/g, 'nonce')
    for (const [name, value] of Object.entries(recording.headers)) {
      const own = answer.headers.get(name)
      if (name === 'x-request-id') expect(own).toMatch(/^[\w-]{20}$/)
      else if (name === 'content-security-policy') {
        expect(plain(own ?? '')).toBe(
          `${plain(String(value))}require-trusted-types-for 'script';trusted-types skein;`,
        )
      } else expect([name, own]).toEqual([name, value])
    }
  })
})

describe('a database file', () => {
  it('keeps the world over a restart, and its uploads beside it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-data-'))
    const database = join(folder, 'data', 'skein.db')
    const first = createInstance({ database })
    const alice = await first.commands.createAccount({ username: 'alice' })
    const media = await first.commands.addMedia({
      accountId: alice.id,
      bytes: new TextEncoder().encode('note'),
      mime: 'text/plain',
    })
    const status = await first.commands.postStatus({ accountId: alice.id, text: 'kept' })
    first.setMeta('seed', 'small')
    await first.close()
    const second = createInstance({ database })
    const later = await second.commands.postStatus({ accountId: alice.id, text: 'later' })
    expect(second.getMeta('seed')).toBe('small')
    expect((await ask(second, null, 'GET', media.url)).body).toBe('note')
    expect((await ask(second, null, 'GET', '/api/v1/timelines/public')).body).toMatchObject([
      { id: later.id },
      { id: status.id },
    ])
    await second.close()
    rmSync(folder, { recursive: true })
  })
})

describe('the servers the site knows', () => {
  it('are its own, those of known people, and as many made-up ones as a switch asks for', async () => {
    const instance = createInstance({ database: ':memory:' })
    await instance.commands.createAccount({ username: 'zoe', host: 'remote.example.com' })
    const peers = async () =>
      (await ask(instance, null, 'GET', 'http://localhost/api/v1/instance/peers')).body as string[]
    expect(await peers()).toEqual(['localhost', 'remote.example.com'])
    instance.options.peersCount = 20_000
    const all = await peers()
    expect(all).toHaveLength(20_002)
    expect(new Set(all).size).toBe(20_002)
    expect(all.slice(0, 2)).toEqual(['localhost', 'remote.example.com'])
    expect(all.slice(2).every((host) => /^[a-z]+-\d+\.example$/.test(host))).toBe(true)
    expect(await peers()).toEqual(all)
    expect((await ask(instance, null, 'GET', '/api/v1/instance')).body.stats.domain_count).toBe(20_002)
    await instance.close()
  })
})
