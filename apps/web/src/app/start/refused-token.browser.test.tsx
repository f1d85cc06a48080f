import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getClient, onUnauthorized, setClient, watchToken } from '../../model/client.ts'
import { readDraft, writeDraft } from '../../model/writing.ts'
import { getNotices, dismiss } from '../../model/notices.ts'
import { notePosition, recallPosition } from '../../model/places.ts'
import { beginSession, endSession, getSession, consumeReturnPath } from '../../model/session.ts'
import { setBookmarked, verifyCredentials, type StatusId } from '@skein/api'
import { account, forgetAll, readAccount, serve, type Reply } from '../../model/testing/fake-server.ts'
import { navigate } from '../../lib/navigate.ts'
import { checkSession } from './check-session.ts'

const home = { kind: 'friends' } as const
const refused = { status: 401, body: { error: 'The access token is not valid' } }
const draft = { status: 'Half a thought' } as Parameters<typeof writeDraft>[2]
let stop: () => void

beforeEach(async () => {
  forgetAll()
  sessionStorage.clear()
  beginSession('of-wren', await readAccount())
  stop = onUnauthorized(() => void checkSession(getClient()))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  endSession('left')
  for (const { id } of getNotices()) dismiss(id)
  setClient(null)
  forgetAll()
})

/** Something is asked of a server that answers so; returns what it was asked. */
async function ask(path: string, check: Exclude<Reply, string>) {
  const status = check.status === 403 ? 403 : 401
  const server = serve(({ path: asked }) =>
    asked.endsWith('verify_credentials') ? check : { ...refused, status },
  )
  setClient(watchToken(getClient()))
  navigate(path)
  const bookmarks = [1, 2].map(() => setBookmarked(getClient(), 's1', true).catch(() => undefined))
  await Promise.all(bookmarks)
  return server
}
const checks = (server: ReturnType<typeof serve>) =>
  server.seen.filter(({ path }) => path.endsWith('verify_credentials'))

test.each([401, 403])(
  '[BOOT-05] a token that is answered with %i is asked about once, and leads to the sign-in form and from there back',
  async (status) => {
    const server = await ask('/bookmarks?x=1', { ...refused, status })
    await expect.poll(() => getSession().status).toBe('visitor')
    expect(checks(server)).toHaveLength(1)
    expect(location.pathname).toBe('/login')
    expect(getNotices()).toMatchObject([{ messageKey: 'session.ended', timeout: null }])
    expect(consumeReturnPath()).toBe('/bookmarks?x=1')
    expect(consumeReturnPath()).toBeNull()
  },
)

test('a page that visitors may read stays', async () => {
  await ask('/notice/s1', refused)
  await expect.poll(() => getSession().status).toBe('visitor')
  expect(location.pathname).toBe('/notice/s1')
})

test('nothing is lost: drafts and the place in each timeline wait for the same person', async () => {
  const { viewerId } = getSession()
  writeDraft(viewerId ?? '', 'status', draft)
  const at = {
    id: 's5',
    lineId: 's5',
    seenId: 's9',
    offset: 12,
    isAtTop: false,
    focusedId: null,
  } as unknown as Parameters<typeof notePosition>[1]
  notePosition(home, at)
  await ask('/main/friends', refused)
  await expect.poll(() => getSession().status).toBe('visitor')
  expect(recallPosition(home)).toBeNull()
  beginSession('another', await readAccount())
  expect(readDraft(viewerId ?? '', 'status')).toMatchObject({ status: 'Half a thought' })
  expect(recallPosition(home)).toMatchObject({ id: 's5' as StatusId, offset: 12 })
})

test('a call that is refused although the token is good changes nothing', async () => {
  const server = await ask('/bookmarks', { body: account })
  await expect.poll(() => checks(server).length).toBe(1)
  expect(getSession()).toMatchObject({ status: 'signedIn', token: 'of-wren' })
  expect(location.pathname).toBe('/bookmarks')
})

test('another token that is refused says nothing of the viewer', async () => {
  const server = serve(() => refused)
  setClient(watchToken(getClient()))
  await verifyCredentials(getClient(), { token: 'tried' }).catch(() => undefined)
  expect(server.seen).toHaveLength(1)
  expect(getSession().status).toBe('signedIn')
})
