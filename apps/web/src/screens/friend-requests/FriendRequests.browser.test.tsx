import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { Notices } from '../../features/notices/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { entityStore } from '../../model/entities.ts'
import { getSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer
const path = '/api/v1/follow_requests'
const answerPath = (name: string, answer: 'authorize' | 'reject') => `POST ${path}/id-${name}/${answer}`
const relation = (name: string, isFollower: boolean) => ({ id: `id-${name}`, followed_by: isFollower })

beforeEach(async () => {
  begin()
  server = startAfresh('/friend-requests')
  asks('mira', 'jun', 'ada')
  await signInAs({ locked: true, follow_requests_count: 3 })
  await render(
    <WithEnglish>
      <Notices />
    </WithEnglish>,
  )
})
afterEach(async () => {
  await end()
  for (const setting of ['modalOnApproveFollow', 'modalOnDenyFollow'] as const) setSetting(setting, undefined)
})

function asks(...names: string[]) {
  server.on(`GET ${path}`, () => names.map((name) => wirePerson(name)))
}
const rows = () => page.getByRole('main').getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const said = (words: string) => page.getByRole('region', { name: 'Notices' }).getByText(words)
const count = () => entityStore.accounts.get(getSession().viewerId ?? ('' as never))?.own?.followRequestsCount
const changes = () =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url.pathname}`)

test('[FREQ-01] those who ask are listed, with approve and deny', async () => {
  await open('/friend-requests')
  await expect.poll(() => rows().elements()).toHaveLength(3)
  for (const name of ['Mira', 'Jun', 'Ada']) {
    await expect.element(button(`Approve ${name}`)).toBeVisible()
    await expect.element(button(`Deny ${name}`)).toBeVisible()
  }
  await expect.element(page.getByRole('link', { name: /Mira/ })).toHaveAttribute('href', '/users/mira')
})

test('[FREQ-01] the page is there for whoever opened the account since [A26]', async () => {
  await signInAs({ locked: false })
  asks()
  await open('/friend-requests')
  await expect.element(page.getByText('No follow requests')).toBeVisible()
})

test('[FREQ-01] those who ask come page by page', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `goose${index}`)
  server.on(`GET ${path}`, ({ url }) => {
    const isLater = url.searchParams.get('max_id') === '20'
    const link = `<https://fen.example${path}?max_id=20>; rel="next"`
    const people = (isLater ? names.slice(20) : names.slice(0, 20)).map((name) => wirePerson(name))
    return Response.json(people, isLater ? {} : { headers: { link } })
  })
  setSetting('infiniteScroll', false)
  await open('/friend-requests')
  await page.getByRole('button', { name: 'Load more' }).press()
  await expect
    .poll(() => server.asked(`GET ${path}`).map(({ url }) => url.searchParams.get('max_id')))
    .toEqual([null, '20'])
  setSetting('infiniteScroll', undefined)
})

test('[FREQ-01] when they do not come it says why, and they come after a retry', async () => {
  server.on(`GET ${path}`, () => Response.json({ error: 'Not today' }, { status: 400 }))
  await open('/friend-requests')
  await expect.element(page.getByText(/Not today/)).toBeVisible()
  asks('mira')
  await button('Retry').press()
  await expect.element(button('Approve Mira')).toBeVisible()
})

describe('approving', () => {
  test('[FREQ-02] removes the request at once and lowers the count', async () => {
    server.on(answerPath('jun', 'authorize'), () => relation('jun', true))
    await open('/friend-requests')
    await button('Approve Jun').press()
    await expect.poll(() => rows().elements()).toHaveLength(2)
    await expect.element(said('Jun now follows you.')).toBeVisible()
    expect(count()).toBe(2)
    expect(changes()).toEqual([answerPath('jun', 'authorize')])
    expect(entityStore.relationships.get('id-jun' as never)?.followedBy).toBe(true)
  })

  test('[FREQ-02] that fails brings the request back to its place, and the count, and says why', async () => {
    const answer = Promise.withResolvers<Response>()
    server.on(answerPath('jun', 'authorize'), () => answer.promise)
    await open('/friend-requests')
    await button('Approve Jun').press()
    await expect.poll(() => rows().elements()).toHaveLength(2)
    expect(count()).toBe(2)
    answer.resolve(Response.json({ error: 'Not today' }, { status: 500 }))
    await expect
      .element(page.getByRole('region', { name: 'Notices' }).getByText('Couldn’t approve Jun. Not today.'))
      .toBeVisible()
    expect(count()).toBe(3)
    await expect
      .poll(() =>
        rows()
          .elements()
          .map((row) => /Mira|Jun|Ada/.exec(row.textContent)?.[0]),
      )
      .toEqual(['Mira', 'Jun', 'Ada'])
  })
})

describe('denying', () => {
  test('[FREQ-03] removes the request and lowers the count when the server has confirmed it, not before', async () => {
    const answer = Promise.withResolvers<unknown>()
    server.on(answerPath('jun', 'reject'), () => answer.promise)
    await open('/friend-requests')
    await button('Deny Jun').press()
    await expect.poll(changes).toEqual([answerPath('jun', 'reject')])
    await expect.element(button('Deny Jun')).toBeDisabled()
    await expect.element(button('Approve Jun')).toBeDisabled()
    expect(count()).toBe(3)
    expect(rows().elements()).toHaveLength(3)
    answer.resolve(relation('jun', false))
    await expect.poll(() => rows().elements()).toHaveLength(2)
    expect(count()).toBe(2)
    await expect.element(said('Request from Jun denied. They won’t be told.')).toBeVisible()
  })

  test('[FREQ-03] that fails changes nothing, and says why', async () => {
    server.on(answerPath('jun', 'reject'), () => Response.json({ error: 'Not today' }, { status: 500 }))
    await open('/friend-requests')
    await button('Deny Jun').press()
    await expect
      .element(page.getByRole('region', { name: 'Notices' }).getByText('Couldn’t deny Jun. Not today.'))
      .toBeVisible()
    await expect.element(button('Deny Jun')).toBeEnabled()
    expect(count()).toBe(3)
  })
})

describe('questions', () => {
  const dialog = () => page.getByRole('dialog')

  test('[FREQ-05] are asked where the settings say so, each for its own', async ({ task }) => {
    task.meta.settings = ['modalOnApproveFollow']
    setSetting('modalOnApproveFollow', true)
    server.on(answerPath('mira', 'authorize'), () => relation('mira', true))
    server.on(answerPath('jun', 'reject'), () => relation('jun', false))
    await open('/friend-requests')
    await button('Approve Mira').press()
    await expect.element(dialog()).toMatchAriaInlineSnapshot(`
      - dialog "Let Mira follow you?":
        - heading "Let Mira follow you?" [level=2]
        - text: They will see your followers-only posts.
        - button "Cancel"
        - button "Approve"
    `)
    await button('Cancel').press()
    expect(changes()).toEqual([])
    await button('Deny Jun').press()
    await expect.poll(changes).toEqual([answerPath('jun', 'reject')])
    await button('Approve Mira').press()
    await button('Approve').press()
    await expect.poll(() => rows().elements()).toHaveLength(1)
    await expect.element(button('Approve Ada')).toHaveFocus()
  })

  test('[FREQ-05] before a denial, and none before an approval', async ({ task }) => {
    task.meta.settings = ['modalOnDenyFollow']
    setSetting('modalOnDenyFollow', true)
    server.on(answerPath('mira', 'authorize'), () => relation('mira', true))
    server.on(answerPath('jun', 'reject'), () => relation('jun', false))
    await open('/friend-requests')
    await button('Approve Mira').press()
    await expect.poll(() => rows().elements()).toHaveLength(2)
    await button('Deny Jun').press()
    await expect.element(dialog()).toBeVisible()
    expect(changes()).toEqual([answerPath('mira', 'authorize')])
    await button('Deny').press()
    await expect.poll(() => rows().elements()).toHaveLength(1)
  })
})

test('whoever answers by the keyboard goes on to the next, and at the end to the heading', async () => {
  for (const name of ['mira', 'jun', 'ada']) {
    server.on(answerPath(name, 'authorize'), () => relation(name, true))
    server.on(answerPath(name, 'reject'), () => relation(name, false))
  }
  await open('/friend-requests')
  await button('Approve Jun').press()
  await expect.element(button('Approve Ada')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Approve Mira')).toHaveFocus()
  asks()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No follow requests')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Follow requests' })).toHaveFocus()
})

test('when all that came are answered and there are more, they come', async () => {
  const link = `<https://fen.example${path}?max_id=1>; rel="next"`
  server.on(`GET ${path}`, () => Response.json([wirePerson('mira')], { headers: { link } }))
  server.on(answerPath('mira', 'authorize'), () => {
    asks('tomas')
    return relation('mira', true)
  })
  setSetting('infiniteScroll', false)
  await open('/friend-requests')
  await button('Approve Mira').press()
  await expect.element(button('Approve Tomas')).toBeVisible()
  setSetting('infiniteScroll', undefined)
})
