import { createClient, fetchTimeline, verifyCredentials, type TimelineKey } from '@skein/api'
import { expect, test } from 'vitest'

import { firstRequests, type BootState } from './first-requests.ts'

const visitor: BootState = {
  path: '/main/all',
  userToken: null,
  appToken: null,
  hidesMutedPosts: false,
  replyVisibility: 'all',
}
const member: BootState = { ...visitor, path: '/main/friends', userToken: 'token' }

function addresses(state: BootState, landing = '/main/friends'): string[] {
  return firstRequests(state, landing).map(({ address }) => address)
}

/** What the application itself asks for. */
async function askedFor(
  run: (client: ReturnType<typeof createClient>) => Promise<unknown>,
): Promise<{ address: string; bearer: string | null }> {
  let asked = { address: '', bearer: null as string | null }
  const client = createClient({
    baseUrl: 'https://fen.example',
    getToken: () => 'token',
    fetch: (url, init) => {
      const { pathname, searchParams } = new URL(url)
      searchParams.sort()
      asked = {
        address: `${pathname}?${searchParams}`,
        bearer: new Headers(init.headers).get('authorization'),
      }
      return Promise.resolve(new Response('[]'))
    },
  })
  await run(client).catch(() => undefined)
  return asked
}

function sorted(address: string): string {
  const url = new URL(address, 'https://fen.example')
  url.searchParams.sort()
  return `${url.pathname}?${url.searchParams}`
}

test('[BOOT-01] configuration, session and first timeline are asked for before instance and node info', () => {
  expect(addresses(member)).toEqual([
    '/api/pleroma/frontend_configurations',
    '/static/config.json',
    '/api/v1/accounts/verify_credentials',
    '/api/v1/timelines/home?limit=20&with_muted=true',
    '/api/v1/instance',
    '/nodeinfo/2.0.json',
  ])
})

test('[BOOT-01] what is asked for early is exactly what the timelines ask for', async () => {
  const routes: [path: string, key: TimelineKey][] = [
    ['/main/friends', { kind: 'friends' }],
    ['/main/public', { kind: 'public' }],
    ['/main/all', { kind: 'publicAndExternal' }],
    ['/main/bubble', { kind: 'bubble' }],
    ['/tag/g%C3%A4nse', { kind: 'tag', tag: 'gänse' }],
  ]
  for (const [path, key] of routes) {
    for (const replyVisibility of ['all', 'following'] as const) {
      for (const hidesMutedPosts of [true, false]) {
        const asked = await askedFor((client) =>
          fetchTimeline(client, key, { replyVisibility, withMuted: !hidesMutedPosts }),
        )
        const early = addresses({ ...member, path, replyVisibility, hidesMutedPosts })[3] ?? ''
        expect(sorted(early), path).toBe(asked.address)
      }
    }
  }
  const check = await askedFor((client) => verifyCredentials(client))
  expect(sorted('/api/v1/accounts/verify_credentials')).toBe(check.address)
})

test('[ROUTE-21] a visitor’s page asks for nothing private', () => {
  for (const path of ['/main/friends', '/bookmarks', '/lists/7', '/users/wren/dms']) {
    const asked = addresses({ ...visitor, path }, '/main/all').join(' ')
    expect(asked, path).not.toMatch(/verify_credentials|timelines\/(?:home|direct|list)|bookmarks/)
  }
})

test('at / the timeline of the landing path is asked for', () => {
  expect(addresses({ ...member, path: '/' }, '/main/bubble')).toContain(
    '/api/v1/timelines/bubble?limit=20&with_muted=true',
  )
})

test('visitors’ timelines carry the token of the application, and never ask for a reply filter', () => {
  const asked = firstRequests({ ...visitor, appToken: 'app', replyVisibility: 'self' }, '/')
  const timeline = asked.find(({ address }) => address.includes('/timelines/'))
  expect(timeline).toEqual({
    address: '/api/v1/timelines/public?limit=20&with_muted=true&only_media=false',
    token: 'app',
  })
})
