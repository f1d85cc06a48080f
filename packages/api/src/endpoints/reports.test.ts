import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { fetchOwnPostsOf, sendReport } from './reports.ts'

const report = { accountId: 'a/b', statusIds: ['s1', 's2'], comment: 'spam?\nAgain.', forwards: false }

it('[API-115] a report names the account, the posts, the comment and whether a copy goes on, as JSON', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'reports-post')))
  expect(await sendReport(client, report)).toEqual({ id: 'BCfYjyGu9XYg47HDeq' })
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('POST /api/v1/reports')
  expect(seen[0]?.headers.get('content-type')).toBe('application/json')
  expect(seen[0]?.json).toEqual({
    account_id: 'a/b',
    status_ids: ['s1', 's2'],
    comment: 'spam?\nAgain.',
    forward: false,
  })
})

it('a category is sent only where one is given', async () => {
  const { client, seen } = createFakeServer(json({ id: '8', category: 'spam', forwarded: true }))
  await sendReport(client, { ...report, forwards: true, category: 'spam' })
  expect(seen[0]?.json).toMatchObject({ forward: true, category: 'spam' })
})

it.each([
  ['reports-post--error-comment-too-long', 'Comment must be up to 1000 characters'],
  ['reports-post--error-no-account', 'Account not found'],
])('%s is refused in the server’s own words', async (name, serverMessage) => {
  const { client } = createFakeServer(json(bodyOf('akkoma-3.16', name), { status: 400 }))
  await expect(sendReport(client, report)).rejects.toMatchObject({ kind: 'http', status: 400, serverMessage })
})

it('an answer without an id is none', async () => {
  const { client } = createFakeServer(json({}))
  await expect(sendReport(client, report)).rejects.toMatchObject({ kind: 'garbage' })
})

it('the posts of somebody are their own, page by page, also when they are muted (REPORT-01)', async () => {
  const { client, seen } = createFakeServer(json([]))
  await fetchOwnPostsOf(client, 'a/b', { maxId: 's9' })
  expect(seen[0]?.url).toBe(
    '/api/v1/accounts/a%2Fb/statuses?exclude_reblogs=true&with_muted=true&max_id=s9&limit=20',
  )
})
