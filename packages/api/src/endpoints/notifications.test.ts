import { expect, it, vi } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { mastodon } from '../../test/instances.ts'
import { DISMISSED_AT_ONCE } from '../limits.ts'
import { dismissNotifications } from './notifications.ts'
import { findEndpoint } from './table.ts'

const several = '/api/v1/notifications/destroy_multiple'
const missing = () => json({ error: 'Record not found' }, { status: 404 })
const refused = () => json(bodyOf('akkoma-3.16', 'notifications-dismiss--error-not-found'), { status: 403 })
const trouble = () => json({}, { status: 500 })

/** A server with these answers, what it is asked, and what it is known to have no longer. */
function served(...replies: Parameters<typeof createFakeServer>) {
  const { client, seen } = createFakeServer(...replies)
  const onGone = vi.fn<(ids: readonly string[]) => void>()
  return {
    client,
    onGone,
    onMastodon: { ...client, getInstance: () => mastodon },
    asked: () => seen.map(({ method, url, fields, json: body }) => [`${method} ${url}`, fields, body]),
    gone: () => onGone.mock.calls.flatMap(([ids]) => ids),
  }
}

it('[API-112] one notification is dismissed by its own call, with nothing in it', async () => {
  const { client, asked } = served(json({}))
  await dismissNotifications(client, ['a/7'])
  expect(asked()).toEqual([['POST /api/v1/notifications/a%2F7/dismiss', [], undefined]])
})

it('none is nothing to ask for', async () => {
  const { client, asked } = served(json({}))
  await dismissNotifications(client, [])
  expect(asked()).toEqual([])
})

it('several are named in one request where the server has one for it, so many at once', async () => {
  const { client, asked, onGone } = served(json({}))
  const ids = Array.from({ length: DISMISSED_AT_ONCE + 2 }, (_, index) => String(index))
  await dismissNotifications(client, ids, { onGone })
  const query = (part: readonly string[]) => part.map((id) => `ids[]=${id}`).join('&')
  expect(asked().map(([request]) => request)).toEqual([
    `DELETE ${several}?${query(ids.slice(0, -2))}`,
    `DELETE ${several}?${query(ids.slice(-2))}`,
  ])
  expect(onGone.mock.calls).toEqual([[ids.slice(0, -2)], [ids.slice(-2)]])
  expect(findEndpoint('DELETE', several)?.pattern).toBe(several)
})

it('elsewhere one goes after the other; what is not there is as good as dismissed', async () => {
  const { onMastodon, asked, gone, onGone } = served(json({}), missing, json({}))
  await dismissNotifications(onMastodon, ['3', '2', '1'], { onGone })
  expect(asked().map(([request]) => request)).toEqual([
    'POST /api/v1/notifications/3/dismiss',
    'POST /api/v1/notifications/2/dismiss',
    'POST /api/v1/notifications/1/dismiss',
  ])
  expect(gone()).toEqual(['3', '2', '1'])
})

it('a failure in the middle is told, and so is what went before it', async () => {
  const { onMastodon, asked, gone, onGone } = served(json({}), trouble)
  await expect(dismissNotifications(onMastodon, ['3', '2', '1'], { onGone })).rejects.toMatchObject({
    status: 500,
  })
  expect(asked()).toHaveLength(2)
  expect(gone()).toEqual(['3'])
})

it('a refusal that may mean that it is not there is looked after', async () => {
  const absent = served(refused, missing)
  await dismissNotifications(absent.client, ['7'], { onGone: absent.onGone })
  expect(absent.asked().map(([request]) => request)).toEqual([
    'POST /api/v1/notifications/7/dismiss',
    'GET /api/v1/notifications/7',
  ])
  expect(absent.gone()).toEqual(['7'])
})

it.each([
  ['it is there', () => json(bodyOf('akkoma-3.16', 'notifications-get-one'))],
  ['nobody can say', trouble],
])('a refusal stays one when %s', async (_, look) => {
  const { client, gone, onGone } = served(refused, look)
  await expect(dismissNotifications(client, ['7'], { onGone })).rejects.toMatchObject({ status: 403 })
  expect(gone()).toEqual([])
})
