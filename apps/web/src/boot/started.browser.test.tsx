import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { embeddedConfig, embeddedEntries, embeddedText } from './embedded.ts'
import { startedFetch, startRequest } from './started.ts'

const network = vi.fn<typeof fetch>()
const realFetch = globalThis.fetch

beforeEach(() => {
  network.mockReset()
  network.mockImplementation(() => Promise.resolve(new Response('{}')))
  globalThis.fetch = network
})
afterEach(() => {
  globalThis.fetch = realFetch
})

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } }
}

test('[BOOT-01] a request that was started early is not sent again', async () => {
  network.mockResolvedValueOnce(new Response('["early"]'))
  startRequest('/api/v1/timelines/home?limit=20&with_muted=true', 'mine')
  const answer = await startedFetch(
    'http://here.test/api/v1/timelines/home?with_muted=true&limit=20',
    bearer('mine'),
  )
  expect(await answer.json()).toEqual(['early'])
  expect(network).toHaveBeenCalledTimes(1)
})

test('an early answer is used once; the next poll asks the network', async () => {
  startRequest('/once', null)
  await startedFetch('/once')
  await startedFetch('/once')
  expect(network).toHaveBeenCalledTimes(2)
})

test('an early answer for one token is not shown to another', async () => {
  startRequest('/whose', 'mine')
  await startedFetch('/whose', bearer('yours'))
  expect(network).toHaveBeenCalledTimes(2)
})

test('what is the same for everybody is started without a token and serves everybody', async () => {
  startRequest('/common', 'any')
  expect(new Headers(network.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
  await startedFetch('/common', bearer('mine'))
  expect(network).toHaveBeenCalledTimes(1)
})

test('no cookie travels with an early request', () => {
  startRequest('/cookies', 'mine')
  expect(network.mock.calls[0]?.[1]?.credentials).toBe('omit')
})

test('an early failure is told to whoever asks, and to nobody else', async () => {
  network.mockRejectedValueOnce(new TypeError('offline'))
  startRequest('/fails', 'any')
  await expect(startedFetch('/fails')).rejects.toThrow('offline')
})

test('giving up on an early request ends it', async () => {
  network.mockImplementationOnce(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('stopped')))
      }),
  )
  startRequest('/slow', 'any')
  const controller = new AbortController()
  const answer = startedFetch('/slow', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toThrow('stopped')
})

test('[BOOT-03] the addresses of embedded data are known before anything is asked for', () => {
  const page = document.createElement('div')
  const script = document.createElement('script')
  script.id = 'initial-results'
  script.type = 'application/json'
  const config = btoa(JSON.stringify({ pleroma_fe: { redirectRootNoLogin: '/main/public' } }))
  script.textContent = JSON.stringify({
    '/api/v1/instance': 'e30=',
    '/api/pleroma/frontend_configurations': config,
  })
  page.append(script)
  const entries = embeddedEntries(page)
  expect(Object.keys(entries)).toEqual(['/api/v1/instance', '/api/pleroma/frontend_configurations'])
  expect(embeddedConfig(entries)).toEqual({ redirectRootNoLogin: '/main/public' })
  script.textContent = '{ half a'
  expect(embeddedEntries(page)).toEqual({})
  expect(embeddedConfig({ '/api/pleroma/frontend_configurations': 'not base64' })).toBeNull()
  expect(embeddedText(document.createElement('div'))).toBeNull()
})
