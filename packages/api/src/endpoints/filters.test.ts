import { expect, it } from 'vitest'
import { createFakeServer, json, type Seen } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { changeFilter, createFilter, deleteFilter, fetchFilters, type FilterDraft } from './filters.ts'

const recorded = (name: string, status = 200) => json(bodyOf('akkoma-3.16', name), { status })
const asked = (call: Seen | undefined) => `${call?.method} ${call?.url}`

const draft: FilterDraft = {
  phrase: 'clocks',
  contexts: ['home'],
  isWholeWord: false,
  isIrreversible: true,
}

it('filters are listed with their contexts and their expiry in milliseconds', async () => {
  const { client, seen } = createFakeServer(recorded('filters-get--some'))
  expect(await fetchFilters(client)).toEqual([
    { ...draft, id: '1', expiresAt: Date.parse('2026-11-29T03:03:41.000Z') },
  ])
  expect(asked(seen[0])).toBe('GET /api/v1/filters')
})

it('of a list with damaged entries the readable ones are kept', async () => {
  const { client } = createFakeServer(
    json([
      null,
      { id: '2' },
      { id: 3, phrase: 'x', context: ['home', 'moon'], expires_at: 'soon' },
      { id: '4', phrase: '' },
    ]),
  )
  expect(await fetchFilters(client)).toEqual([
    { id: '3', phrase: 'x', contexts: ['home'], isWholeWord: false, isIrreversible: false, expiresAt: null },
  ])
})

it('a filter is created with all its fields', async () => {
  const { client, seen } = createFakeServer(recorded('filters-post--all-fields'))
  const contexts = ['home', 'notifications', 'public', 'thread'] as const
  const created = await createFilter(client, {
    phrase: 'watches',
    contexts: [...contexts],
    isWholeWord: true,
    isIrreversible: false,
    expiresIn: 3600,
  })
  expect(created).toMatchObject({ id: '1', phrase: 'watches', contexts, isWholeWord: true })
  expect(asked(seen[0])).toBe('POST /api/v1/filters')
  expect(seen[0]?.json).toEqual({
    phrase: 'watches',
    context: contexts,
    whole_word: true,
    irreversible: false,
    expires_in: 3600,
  })
})

it('a change without an expiry sends none, and the filter keeps the one it has', async () => {
  const { client, seen } = createFakeServer(recorded('filters-put'))
  expect((await changeFilter(client, '1', draft)).expiresAt).toBe(Date.parse('2026-11-29T03:03:41.000Z'))
  expect(asked(seen[0])).toBe('PUT /api/v1/filters/1')
  expect(seen[0]?.json).toEqual({
    phrase: 'clocks',
    context: ['home'],
    whole_word: false,
    irreversible: true,
  })
})

it('a filter is deleted by its id', async () => {
  const { client, seen } = createFakeServer(recorded('filters-delete'))
  await deleteFilter(client, 'a/b')
  expect(asked(seen[0])).toBe('DELETE /api/v1/filters/a%2Fb')
})

it.each(['', '{}', '""', 'ok'])('any answer but a page says that a filter is deleted: %j', async (body) => {
  const { client } = createFakeServer(new Response(body))
  await expect(deleteFilter(client, '1')).resolves.toBeUndefined()
})

it('a page of HTML does not say that a filter is deleted', async () => {
  const { client } = createFakeServer(new Response('<!doctype html>'))
  await expect(deleteFilter(client, '1')).rejects.toMatchObject({ kind: 'garbage', status: 200 })
})

it.each([
  ['an unknown context', 'filters-post--error-bad-context', 500, null],
  ['the context account of Akkoma', 'filters-post--account-context', 500, null],
  ['an expiry that is no number', 'filters-put--no-expiry', 400, /expires_in/],
  ['a filter that is gone', 'filters-put--error-not-found', 404, /not found/],
] as const)('%s is refused with the server’s words', async (_what, name, status, words) => {
  const { client } = createFakeServer(recorded(name, status))
  const failed = await changeFilter(client, '1', draft).catch((error: unknown) => error)
  expect(failed).toMatchObject({ kind: 'http', status })
  if (words !== null) expect(failed).toMatchObject({ serverMessage: expect.stringMatching(words) })
})
