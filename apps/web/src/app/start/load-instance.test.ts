import { createClient, unknownInstance } from '@skein/api'
import { afterEach, expect, test, vi } from 'vitest'

import { getInstance, readLanding, setInstance } from '../../model/instance.ts'
import { readInstance } from '../../model/kept.ts'
import { getSetting, setInstanceDefaults } from '../../model/settings.ts'
import { loadInstance } from './load-instance.ts'

const answers: Record<string, unknown> = {
  '/api/v1/instance': { title: 'Fenland', max_toot_chars: 3000, approval_required: true },
  '/nodeinfo/2.0.json': {
    software: { name: 'akkoma', version: '3.16' },
    openRegistrations: true,
    metadata: {},
  },
  '/static/config.json': { sidebarRight: true, background: '/file.jpg', redirectRootNoLogin: '/main/public' },
  '/api/pleroma/frontend_configurations': { pleroma_fe: { background: '/server.jpg', hideSitename: true } },
}

function load(given: Record<string, unknown>) {
  const client = createClient({
    baseUrl: 'https://fen.example',
    fetch: (address) => {
      const answer = given[new URL(address).pathname]
      if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'))
      return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer))
    },
  })
  return loadInstance(client)
}

afterEach(() => {
  vi.restoreAllMocks()
  setInstanceDefaults({})
})

test('[BOOT-06] the server’s configuration lies over the static file, and both set defaults of settings', async () => {
  await load(answers)
  expect(getInstance().branding).toMatchObject({ background: '/server.jpg', hideSitename: true })
  expect(getSetting('sidebarRight')).toBe(true)
  expect(getSetting('hideSiteName')).toBe(true)
})

test('[BOOT-07] [BOOT-09] [BOOT-10] what instance and node info say lands in the options', async () => {
  await load(answers)
  await expect
    .poll(() => getInstance())
    .toMatchObject({
      branding: { name: 'Fenland' },
      limits: { textLimit: 3000 },
      facts: { accountApprovalRequired: true, softwareName: 'akkoma', registrationOpen: true },
    })
})

test('[BOOT-02] what the server says of itself is asked as nobody: it counts also when somebody signs in or out meanwhile', async () => {
  const asked = new Map<string, string | null>()
  const client = createClient({
    baseUrl: 'https://fen.example',
    getToken: () => 'of-wren',
    fetch: (address, init) => {
      const { pathname } = new URL(address)
      asked.set(pathname, new Headers(init?.headers).get('authorization'))
      return Promise.resolve(Response.json(answers[pathname] ?? {}))
    },
  })
  await loadInstance(client)
  await expect.poll(() => asked.has('/nodeinfo/2.0.json')).toBe(true)
  expect([...asked].filter(([, token]) => token !== null)).toEqual([])
  expect(asked.has('/api/v1/instance')).toBe(true)
})

test('the landing paths are kept for the next start', async () => {
  await load(answers)
  expect(readLanding()).toEqual({ redirectRootLogin: null, redirectRootNoLogin: '/main/public' })
})

test('[BOOT-02] what the last visit knew holds at once and while nothing answers', async () => {
  const known = { branding: { name: 'Fenland', background: '/server.jpg' }, limits: { textLimit: 3000 } }
  await load(answers)
  await expect.poll(() => getInstance().facts.softwareName).toBe('akkoma')
  await expect.poll(() => readInstance()?.nodeInfo?.software?.name).toBe('akkoma')
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  setInstance(unknownInstance)
  setInstanceDefaults({})
  const loading = load({})
  expect(getInstance()).toMatchObject(known)
  expect(getSetting('sidebarRight')).toBe(true)
  await loading
  await expect.poll(() => log).toHaveBeenCalledTimes(4)
  expect(getInstance()).toMatchObject(known)
})

for (const missing of Object.keys(answers)) {
  test(`[BOOT-02] without ${missing} the rest is used, and the failure is logged`, async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { [missing]: _missing, ...rest } = answers
    await load(rest)
    await expect.poll(() => log).toHaveBeenCalledTimes(1)
    expect(String(log.mock.calls[0]?.[0])).toMatch(/^Could not load /)
    const branding = () => getInstance().branding
    if (missing !== '/api/v1/instance') await expect.poll(() => branding().name).toBe('Fenland')
    if (missing !== '/api/pleroma/frontend_configurations')
      await expect.poll(() => branding().background).toBe('/server.jpg')
  })
}

test('[BOOT-02] a page in the place of data counts as a failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await load({ ...answers, '/api/v1/instance': new Response('<!doctype html><title>404</title>') })
  await expect.poll(() => log).toHaveBeenCalledTimes(1)
  expect(getInstance().branding.background).toBe('/server.jpg')
})

test('[BOOT-02] a page in the place of the file beside the client means that there is none', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await load({ ...answers, '/static/config.json': new Response('<!doctype html><title>404</title>') })
  // An earlier visit knew such a file.
  await expect.poll(() => getSetting('sidebarRight')).toBe(false)
  expect(getInstance().branding.background).toBe('/server.jpg')
  expect(log).not.toHaveBeenCalled()
})
