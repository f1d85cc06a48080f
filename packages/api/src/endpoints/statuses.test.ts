import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { goToSocial, mastodon } from '../../test/instances.ts'
import { fetchReactions, setReaction } from './reactions.ts'
import {
  deleteStatus,
  editStatus,
  fetchContext,
  postStatus,
  scheduleStatus,
  setBookmarked,
  setFavourited,
  setRepeated,
} from './statuses.ts'
import { fetchPoll, vote } from './polls.ts'
import { describeMedia, fetchMedia } from './media.ts'

const status = () => json(bodyOf('akkoma-3.16', 'statuses-get'))

it('a quote or a local post is not sent to a server that would publish it without, or to everybody', async () => {
  const { client, seen } = createFakeServer(status())
  for (const instance of [mastodon, goToSocial]) {
    const there = { ...client, getInstance: () => instance }
    const unsupported = { kind: 'unsupported', message: 'The server cannot do this' }
    await expect(postStatus(there, { status: 'Look', quoteId: 'Q' })).rejects.toMatchObject(unsupported)
    await expect(postStatus(there, { status: 'Here', scope: 'local' })).rejects.toMatchObject(unsupported)
  }
  expect(seen).toEqual([])
})

it('[API-43] a post goes out as multipart with all that it has', async () => {
  const { client, seen } = createFakeServer(status())
  await postStatus(client, {
    status: 'Hello',
    subject: 'Greeting',
    scope: 'unlisted',
    isSensitive: true,
    contentType: 'text/markdown',
    language: 'en',
    mediaIds: ['1', '2'],
    poll: { options: ['a', 'b'], isMultiple: false, expiresIn: 600 },
    inReplyToId: 'R',
    quoteId: 'Q',
    isPreview: true,
    idempotencyKey: 'once',
  })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/statuses' })
  expect(seen[0]?.init.body).toBeInstanceOf(FormData)
  expect(seen[0]?.headers.get('idempotency-key')).toBe('once')
  expect(seen[0]?.fields).toEqual([
    ['status', 'Hello'],
    ['source', 'Skein'],
    ['spoiler_text', 'Greeting'],
    ['visibility', 'unlisted'],
    ['sensitive', 'true'],
    ['content_type', 'text/markdown'],
    ['language', 'en'],
    ['media_ids[]', '1'],
    ['media_ids[]', '2'],
    ['poll[expires_in]', '600'],
    ['poll[multiple]', 'false'],
    ['poll[options][]', 'a'],
    ['poll[options][]', 'b'],
    ['in_reply_to_id', 'R'],
    ['quote_id', 'Q'],
    ['preview', 'true'],
  ])
})

it('[POLL-14] a poll goes out only when something is written in it, together with its time and kind', async () => {
  const { client, seen } = createFakeServer(status())
  const sendPoll = (options: string[]) =>
    postStatus(client, { status: 'Hello', poll: { options, isMultiple: true, expiresIn: 60 } })
  await sendPoll(['', ' '])
  await sendPoll(['', 'b'])
  const named = seen.map(({ fields }) =>
    fields?.map(([name]) => name).filter((name) => name.startsWith('poll')),
  )
  expect(named).toEqual([[], ['poll[expires_in]', 'poll[multiple]', 'poll[options][]', 'poll[options][]']])
})

it('a bare post sends no empty fields', async () => {
  const { client, seen } = createFakeServer(status())
  await postStatus(client, { status: 'Hello', subject: '', mediaIds: [], poll: null, inReplyToId: null })
  expect(seen[0]?.fields).toEqual([
    ['status', 'Hello'],
    ['source', 'Skein'],
  ])
  expect(seen[0]?.headers.has('idempotency-key')).toBe(false)
})

it('[API-44] an edit can clear the subject and the warning, and says nothing of reply and scope', async () => {
  const { client, seen } = createFakeServer(status())
  await editStatus(client, 'S', { status: 'New', scope: 'public', inReplyToId: 'R', mediaIds: ['3'] })
  expect(seen[0]).toMatchObject({ method: 'PUT', url: '/api/v1/statuses/S' })
  expect(seen[0]?.fields).toEqual([
    ['status', 'New'],
    ['source', 'Skein'],
    ['spoiler_text', ''],
    ['sensitive', 'false'],
    ['media_ids[]', '3'],
  ])
})

it('a scheduled post answers with its time', async () => {
  const { client } = createFakeServer(json(bodyOf('akkoma-3.16', 'statuses-post--scheduled')))
  const scheduled = await scheduleStatus(client, { status: 'later', scheduledAt: '2026-11-21T10:48:33.023Z' })
  expect(scheduled).toEqual({ id: '1', scheduledAt: '2026-11-21T10:48:33.000Z' })
})

it('[API-46] [API-47] [API-50] [API-51] toggles have an address for on and one for off', async () => {
  const { client, seen } = createFakeServer(status())
  await setFavourited(client, 'S', true)
  await setFavourited(client, 'S', false)
  await setBookmarked(client, 'S', true)
  await setBookmarked(client, 'S', false)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/v1/statuses/S/favourite',
    'POST /api/v1/statuses/S/unfavourite',
    'POST /api/v1/statuses/S/bookmark',
    'POST /api/v1/statuses/S/unbookmark',
  ])
})

it('[API-48] [API-49] a repeat carries its visibility in the body', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'statuses-reblog')))
  const repeat = await setRepeated(client, 'S', true, 'private')
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/statuses/S/reblog',
    fields: [['visibility', 'private']],
  })
  expect(repeat.repeatOf?.id).toBe('BCfYXwRP8KhGueS4S8')
  await setRepeated(client, 'S', false)
  expect(seen[1]).toMatchObject({ url: '/api/v1/statuses/S/unreblog', fields: [] })
})

it('[API-38] a context has ancestors and descendants', async () => {
  const { client } = createFakeServer(json(bodyOf('akkoma-3.16', 'statuses-context--with-remote-reply')))
  const context = await fetchContext(client, 'S')
  expect(context.descendants.length).toBeGreaterThan(0)
  expect(context.descendants.some(({ isLocal }) => !isLocal)).toBe(true)
})

it('[API-45] deleting gives the text back as it was written', async () => {
  const { client } = createFakeServer(json(bodyOf('akkoma-3.16', 'statuses-delete')))
  expect((await deleteStatus(client, 'S')).sourceText).toBe('delete me')
})

it('[API-58] [API-59] [API-60] reactions are addressed by their encoded name', async () => {
  const { client, seen } = createFakeServer(status(), status(), json([]))
  await setReaction(client, 'S', '🔥', true)
  await setReaction(client, 'S', 'blob@far.example', false)
  await fetchReactions(client, 'S')
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /api/v1/pleroma/statuses/S/reactions/%F0%9F%94%A5',
    'DELETE /api/v1/pleroma/statuses/S/reactions/blob%40far.example',
    'GET /api/v1/pleroma/statuses/S/reactions',
  ])
})

it('[API-63] [API-64] a vote sends its choices', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'polls-get--voted')))
  expect((await fetchPoll(client, '13')).ownVotes).not.toBeNull()
  await vote(client, '13', [0, 2])
  expect(seen[1]).toMatchObject({ method: 'POST', url: '/api/v1/polls/13/votes', json: { choices: [0, 2] } })
})

it('[API-62] a description is put on a file', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'media-put')))
  await describeMedia(client, '1', 'two cats')
  expect(seen[0]).toMatchObject({ method: 'PUT', url: '/api/v1/media/1', json: { description: 'two cats' } })
})

it('a file that was uploaded is asked for by its id, and has no address while the server prepares it', async () => {
  const whole = bodyOf('akkoma-3.16', 'media-get')
  const { client, seen } = createFakeServer(json(whole))
  expect(await fetchMedia(client, '1')).toMatchObject({ id: '1', kind: 'image', width: 800, height: 600 })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/media/1' })
  const { client: busy } = createFakeServer(json({ ...(whole as object), url: null, remote_url: null }))
  expect(await fetchMedia(busy, '1')).toMatchObject({ id: '1', url: '' })
})
