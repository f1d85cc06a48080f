import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  fetchFavouritedBy,
  fetchRepeatedBy,
  fetchStatus,
  fetchStatusHistory,
  fetchStatusSource,
  setPinned,
  setThreadMuted,
} from './statuses.ts'
import { fetchTranslation, fetchTranslationLanguages } from './translations.ts'

const akkoma = (name: string) => json(bodyOf('akkoma-3.16', name))

it('[API-37] one status is asked for by its id', async () => {
  const { client, seen } = createFakeServer(akkoma('statuses-get'))
  expect((await fetchStatus(client, 'S')).id).toBe('BCfYXwRP8KhGueS4S8')
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/statuses/S' })
})

it('[API-39] [BUG] the history is a list of versions, the first one first, asked for as whoever is signed in', async () => {
  const { client, seen } = createFakeServer(akkoma('statuses-history'))
  const versions = await fetchStatusHistory(client, 'S')
  expect(versions.map(({ text }) => text)).toEqual([
    'Hello fediverse! :blobcat: #testing @bob',
    'Hello fediverse, edited! :blobcat: #testing @bob',
    'Hello fediverse, edited twice! :blobcat: #testing @bob',
  ])
  expect(versions[0]).toMatchObject({ subject: '', isSensitive: false, attachments: [], pollOptions: [] })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/statuses/S/history' })
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer the-token')
})

it('a version says null of what it does not tell', async () => {
  const { client } = createFakeServer(
    json([{ content: '<p>a</p>' }, { poll: { options: [{ title: 'rye' }] } }]),
  )
  expect(await fetchStatusHistory(client, 'S')).toEqual([
    {
      content: '<p>a</p>',
      text: 'a',
      subject: null,
      isSensitive: null,
      createdAt: null,
      attachments: null,
      emojis: null,
      pollOptions: null,
    },
    expect.objectContaining({ content: null, text: null, pollOptions: ['rye'] }),
  ])
})

it('[API-40] the source has the text as it was written, its subject and its type', async () => {
  const { client, seen } = createFakeServer(akkoma('statuses-source'))
  expect(await fetchStatusSource(client, 'S')).toEqual({
    id: 'BCfYXwRP8KhGueS4S8',
    text: 'Hello fediverse! :blobcat: #testing @bob',
    subject: '',
    contentType: 'text/plain',
  })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/statuses/S/source' })
})

it('[API-41] [API-42] who favourited and who repeated are lists of people', async () => {
  const { client, seen } = createFakeServer(akkoma('statuses-favourited_by'), akkoma('statuses-reblogged_by'))
  expect((await fetchFavouritedBy(client, 'S')).items.length).toBeGreaterThan(0)
  expect((await fetchRepeatedBy(client, 'S')).items.length).toBeGreaterThan(0)
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/v1/statuses/S/favourited_by',
    '/api/v1/statuses/S/reblogged_by',
  ])
})

it('[API-52] [API-53] [API-54] [API-55] pinning and muting have an address for on and one for off', async () => {
  const { client, seen } = createFakeServer(
    akkoma('statuses-pin'),
    akkoma('statuses-unpin'),
    akkoma('statuses-mute'),
    akkoma('statuses-unmute'),
  )
  expect((await setPinned(client, 'S', true)).isPinned).toBe(true)
  expect((await setPinned(client, 'S', false)).isPinned).toBe(false)
  expect((await setThreadMuted(client, 'S', true)).isThreadMuted).toBe(true)
  expect((await setThreadMuted(client, 'S', false)).isThreadMuted).toBe(false)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/v1/statuses/S/pin',
    'POST /api/v1/statuses/S/unpin',
    'POST /api/v1/statuses/S/mute',
    'POST /api/v1/statuses/S/unmute',
  ])
})

it('[API-56] a translation names its language, and that of the original only when it is chosen', async () => {
  const { client, seen } = createFakeServer(akkoma('statuses-translate'), akkoma('statuses-translate--from'))
  const translation = await fetchTranslation(client, 'S', 'ja')
  expect(translation.detectedLanguage).toBe('en')
  expect(translation.text).toContain('[ja] Quoting alice')
  await fetchTranslation(client, 'S', 'ja', 'en')
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/v1/statuses/S/translations/ja',
    'GET /api/v1/statuses/S/translations/ja?from=en',
  ])
})

it('an answer without a text is no translation', async () => {
  const { client } = createFakeServer(json({ detected_language: 'en' }))
  await expect(fetchTranslation(client, 'S', 'ja')).rejects.toMatchObject({ kind: 'garbage' })
})

it('[API-57] the languages of the translator, or none where there is no translator', async () => {
  const { client, seen } = createFakeServer(akkoma('translation-languages'), json({}))
  const { source, target } = await fetchTranslationLanguages(client)
  expect(source.map(({ code }) => code)).toEqual(['en', 'ja', 'de', 'fr'])
  expect(target[2]).toEqual({ code: 'de', name: 'German' })
  expect(await fetchTranslationLanguages(client)).toEqual({ source: [], target: [] })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/akkoma/translation/languages' })
})
