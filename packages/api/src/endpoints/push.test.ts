import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { subscribeToPush, unsubscribeFromPush } from './push.ts'
import { findEndpoint } from './table.ts'

const path = '/api/v1/push/subscription/'
const subscription = {
  endpoint: 'https://push.example.org/x',
  expirationTime: null,
  keys: { p256dh: 'BCVxsr7N', auth: 'BTBZMqHH' },
}
const everything = {
  mentions: true,
  likes: true,
  repeats: true,
  emojiReactions: true,
  follows: true,
  followRequest: true,
  polls: true,
  moves: true,
}
const answer = () => json(bodyOf('akkoma-3.16', 'push-subscription-post'))

it('[API-152] a subscription goes out as the browser has it, with what the viewer wants to be told', async () => {
  const { client, seen } = createFakeServer(answer)
  const wanted = { ...everything, likes: false, moves: false, emojiReactions: false }
  expect(await subscribeToPush(client, subscription, wanted)).toEqual({ id: '1' })
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${path}`])
  expect(seen[0]?.headers.get('content-type')).toBe('application/json')
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer the-token')
  expect(seen[0]?.json).toEqual({
    subscription,
    data: {
      alerts: {
        follow: true,
        favourite: false,
        mention: true,
        reblog: true,
        move: false,
        poll: true,
        'pleroma:emoji_reaction': false,
        follow_request: true,
        status: true,
        update: true,
        quote: true,
      },
    },
  })
})

it.each([
  ['no id', { endpoint: 'https://push.example.org/x' }],
  ['an empty id', { id: '' }],
  ['no subscription', []],
  ['nothing', null],
])('[API-152] an answer with %s is bad', async (_, body) => {
  const { client } = createFakeServer(json(body))
  await expect(subscribeToPush(client, subscription, everything)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'garbage',
  })
})

it('[API-152] an id that is a number is one', async () => {
  const { client } = createFakeServer(json({ id: 328_183 }))
  expect(await subscribeToPush(client, subscription, everything)).toEqual({ id: '328183' })
})

it('[API-153] taking it back has no body, and the bearer that it is told', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'push-subscription-delete')))
  await unsubscribeFromPush(client, { token: 'of-who-left' })
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`DELETE ${path}`])
  expect(seen[0]?.init.body).toBeUndefined()
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer of-who-left')
})

it('both are found by their paths, with and without the slash at the end', () => {
  for (const method of ['POST', 'DELETE'])
    for (const each of [path, path.slice(0, -1)]) expect(findEndpoint(method, each)?.pattern).toBe(path)
})
