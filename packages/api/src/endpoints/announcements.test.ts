import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  deleteAnnouncement,
  editAnnouncement,
  fetchAnnouncements,
  fetchAdminAnnouncements,
  postAnnouncement,
  setAnnouncementReaction,
} from './announcements.ts'

const answer = (name: string) => json(bodyOf('akkoma-3.16', name))
const draft = { content: 'Ferry *stops*', startsAt: '2026-11-21T08:00:00.000Z', endsAt: null, allDay: true }
const sent = { content: 'Ferry *stops*', starts_at: '2026-11-21T08:00:00.000Z', ends_at: null, all_day: true }
const path = '/api/v1/pleroma/admin/announcements'

it('[ANN-02] an announcement keeps its words, its times, its marks and what was written', async () => {
  const wire = {
    id: 'A1',
    content: '<p>Ferry :boat:</p>',
    starts_at: '2026-11-21T08:50:42Z',
    ends_at: '2026-11-22T09:50:42Z',
    all_day: true,
    published_at: '2026-11-20T09:50:42Z',
    read: true,
    emojis: [{ shortcode: 'boat', url: 'https://fen.example/boat.png' }],
    pleroma: { raw_content: 'Ferry :boat:' },
  }
  const { client } = createFakeServer(json([wire, { content: 'nobody' }]))
  expect(await fetchAnnouncements(client)).toMatchObject([
    {
      id: 'A1',
      content: '<p>Ferry :boat:</p>',
      rawContent: 'Ferry :boat:',
      startsAt: '2026-11-21T08:50:42Z',
      endsAt: '2026-11-22T09:50:42Z',
      allDay: true,
      publishedAt: '2026-11-20T09:50:42Z',
      isRead: true,
      emojis: [{ shortcode: 'boat' }],
    },
  ])
})

it('[API-108] an admin reads all of them, page by page', async () => {
  const recorded = createFakeServer(answer('pleroma-admin-announcements-get'))
  const [first] = await fetchAdminAnnouncements(recorded.client)
  expect(first?.rawContent).toBe('**Maintenance** tonight :blobcat: https://example.org/')
  expect(recorded.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${path}`])

  const many = (from: number, count: number) =>
    json(Array.from({ length: count }, (_, index) => ({ id: `A${from + index}`, content: '' })))
  const paged = createFakeServer(many(0, 20), many(20, 3))
  expect(await fetchAdminAnnouncements(paged.client)).toHaveLength(23)
  expect(paged.seen.map(({ url }) => url)).toEqual([path, `${path}?offset=20`])

  const deaf = createFakeServer(many(0, 20))
  expect(await fetchAdminAnnouncements(deaf.client)).toHaveLength(20)
})

it('[API-109] an admin posts', async () => {
  const { client, seen } = createFakeServer(answer('pleroma-admin-announcements-post'))
  await postAnnouncement(client, draft)
  expect(seen).toMatchObject([{ method: 'POST', url: path }])
  expect(seen[0]?.json).toEqual(sent)
})

it('[API-110] an admin edits', async () => {
  const { client, seen } = createFakeServer(answer('pleroma-admin-announcements-patch'))
  await editAnnouncement(client, 'A1', draft)
  expect(seen).toMatchObject([{ method: 'PATCH', url: `${path}/A1` }])
  expect(seen[0]?.json).toEqual(sent)
})

it('[API-111] an admin deletes', async () => {
  const { client, seen } = createFakeServer(answer('pleroma-admin-announcements-delete'))
  await deleteAnnouncement(client, 'A1')
  expect(seen).toMatchObject([{ method: 'DELETE', url: `${path}/A1` }])
})

it('[ANN-02] an announcement tells its reactions; null where there are none to tell, or nothing that could be read', async () => {
  const url = 'https://fen.example/boat.png'
  const boat = { name: 'boat', count: 3, me: true, url, static_url: url }
  const wires = [
    { reactions: [{ name: '🫘', count: 2, me: false }, boat, { count: 1 }] },
    {},
    { reactions: 'many' },
  ]
  const { client } = createFakeServer(json(wires.map((wire, index) => ({ id: `A${index}`, ...wire }))))
  const [told, absent, malformed] = await fetchAnnouncements(client)
  expect(told?.reactions).toMatchObject([
    { name: '🫘', count: 2, me: false, url: null },
    { name: 'boat', count: 3, me: true, url },
  ])
  expect([absent?.reactions, malformed?.reactions]).toEqual([null, null])
})

it('a reaction to an announcement is given and taken back', async () => {
  const { client, seen } = createFakeServer(json({}), json({}))
  await setAnnouncementReaction(client, 'A1', '🫘', true)
  await setAnnouncementReaction(client, 'A1', 'boat', false)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `PUT /api/v1/announcements/A1/reactions/${encodeURIComponent('🫘')}`,
    'DELETE /api/v1/announcements/A1/reactions/boat',
  ])
})
