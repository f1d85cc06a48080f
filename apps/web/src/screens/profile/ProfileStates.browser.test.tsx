import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import {
  becomeVisitor,
  signIn,
  statusId,
  wirePerson,
  wirePost,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { servedPicture } from '../../testing/emoji.ts'
import { begin, end, homePath, open } from '../../testing/page.tsx'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'

const lookup = '/api/v1/accounts/lookup'
const relationships = 'GET /api/v1/accounts/relationships'
const statusesOf = (name: string) => `/api/v1/accounts/id-${name}/statuses`
const far = { acct: 'ada@bog.example', url: 'https://bog.example/@ada' }

let instance: FakeServer

beforeEach(() => {
  instance = begin()
  instance.on(`GET ${lookup}`, ({ url }: SeenCall) => wirePerson(url.searchParams.get('acct') ?? ''))
  instance.timelines.set(statusesOf('mira'), [wirePost(4, { account: wirePerson('mira') })])
  instance.timelines.set(statusesOf('tomas'), [wirePost(5, { account: wirePerson('tomas') })])
})
afterEach(end)

const head = (name: string) => page.getByRole('heading', { level: 1, name })

describe('a profile', () => {
  test('[PROF-02] says that it is on its way until it has come', async () => {
    await becomeVisitor(instance)
    const release = instance.hold(lookup)
    await open('/users/mira')
    await expect.element(page.getByText('Loading profile')).toBeInTheDocument()
    expect(head('mira').query()).toBeNull()
    release()
    await expect.element(head('mira')).toBeVisible()
    expect(page.getByText('Loading profile').query()).toBeNull()
  })

  test('[PROF-14] of somebody else is asked for anew, and so are their posts', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(mountedIds).toEqual([statusId(4)])
    navigate('/users/tomas')
    await expect.element(head('tomas')).toBeVisible()
    await expect.poll(mountedIds).toEqual([statusId(5)])
    expect(instance.asked(statusesOf('tomas')).length).toBeGreaterThan(0)
    navigate('/users/mira')
    await expect.element(head('mira')).toBeVisible()
    await expect
      .poll(() => instance.asked(lookup).map(({ url: { searchParams } }) => searchParams.get('acct')))
      .toEqual(['mira', 'tomas', 'mira'])
  })

  test('[PROF-13] only the view that is shown goes on asking for new posts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(mountedIds).toEqual([statusId(4)])
    const views = page.getByRole('navigation', { name: 'Profile sections' })
    await views.getByRole('link', { name: /^Media$/ }).press()
    const media = () =>
      instance.asked(statusesOf('mira')).filter(({ url: { search } }) => search.includes('only_media=1'))
        .length
    await expect.poll(media).toBeGreaterThan(0)
    const [before, mediaBefore] = [instance.asked(statusesOf('mira')).length, media()]
    await vi.advanceTimersByTimeAsync(20_000)
    await expect.poll(media).toBe(mediaBefore + 1)
    expect(instance.asked(statusesOf('mira')).length).toBe(before + 1)
  })

  test('[USER-12] names and fields carry their emoji as pictures, and nothing that could act', async () => {
    const mira = {
      ...wirePerson('mira'),
      display_name: 'Mira :yarn: <img src=x onerror=alert(1)>',
      emojis: [{ shortcode: 'yarn', url: servedPicture, static_url: '' }],
      note: '<p>Hi :yarn:<script>window.bad = 1</script></p>',
      fields: [
        {
          name: 'Wool :yarn:',
          value: '<a href="javascript:bad()">here</a> :yarn:<iframe src="/x"></iframe>',
        },
      ],
    }
    instance.on(`GET ${lookup}`, mira)
    instance.timelines.set(statusesOf('mira'), [])
    await becomeVisitor(instance)
    await open('/users/mira')
    const name = page.getByRole('heading', { level: 1 })
    await expect.element(name.getByRole('img', { name: ':yarn:' })).toBeInTheDocument()
    expect(name.element().textContent).toContain('<img src=x onerror=alert(1)>')
    const field = page.getByRole('definition')
    await expect.element(page.getByRole('term').getByRole('img', { name: ':yarn:' })).toBeInTheDocument()
    await expect.element(field.getByRole('img', { name: ':yarn:' })).toBeInTheDocument()
    expect(document.querySelector('main script, main iframe, main [href^="javascript"]')).toBeNull()
  })
})

describe('it is said', () => {
  test('that somebody moved, and where to', async () => {
    const moved = { ...wirePerson('newmira'), acct: 'mira@far.example', id: 'AbCdEfGhIjKlMnOpQr' }
    instance.on(`GET ${lookup}`, { ...wirePerson('mira'), moved })
    instance.timelines.set(statusesOf('mira'), [])
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.element(page.getByText(/^mira has moved to a new account/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '@mira@far.example' }))
      .toHaveAttribute('href', '/users/AbCdEfGhIjKlMnOpQr')
  })

  test('that an account is deactivated', async () => {
    instance.on(`GET ${lookup}`, { ...wirePerson('mira'), pleroma: { deactivated: true } })
    instance.timelines.set(statusesOf('mira'), [])
    await signIn(instance)
    await open('/users/mira')
    await expect.element(page.getByText(/^This account is deactivated\. Only staff/)).toBeVisible()
    await expect.element(page.getByText('This account is deactivated.')).toBeVisible()
  })

  test('that somebody has blocked the viewer, who cannot follow them', async () => {
    instance.on(relationships, [{ id: 'id-mira', blocked_by: true }])
    instance.timelines.set(statusesOf('mira'), [])
    await signIn(instance)
    await open('/users/mira')
    await expect.element(page.getByText(/^mira has blocked you\. You can’t see/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Follow mira' })).toBeDisabled()
    await expect.element(page.getByText('mira has blocked you.')).toBeVisible()
  })

  test('that posts are for followers, where somebody approves them', async () => {
    instance.on(`GET ${lookup}`, { ...wirePerson('mira'), locked: true })
    instance.on(relationships, [{ id: 'id-mira', following: false }])
    instance.timelines.set(statusesOf('mira'), [])
    await signIn(instance)
    await open('/users/mira')
    await expect.element(page.getByText('Only followers approved by mira can see their posts.')).toBeVisible()
  })

  test('that no posts of somebody elsewhere have come here, and where theirs are', async () => {
    instance.on(`GET ${lookup}`, { ...wirePerson('ada'), ...far })
    instance.timelines.set(statusesOf('ada'), [])
    await becomeVisitor(instance)
    await open('/users/ada@bog.example')
    await expect.element(page.getByText(/^No posts by ada have reached this server\./)).toBeVisible()
    const ways = page.getByRole('link', { name: 'Open on their server' })
    await expect.poll(() => ways.elements()).toHaveLength(2)
    for (const way of ways.elements()) expect((way as HTMLAnchorElement).href).toBe(far.url)
  })

  test('[USER-03] [USER-06] one’s own has the way to change it, and counts that lead to the views', async () => {
    instance.timelines.set(homePath, [])
    instance.timelines.set(statusesOf('wren'), [])
    instance.timelines.set('/api/v1/accounts/id-wren/followers', [])
    await signIn(instance)
    await open('/users/wren')
    await expect.element(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
    await page.getByRole('link', { name: '0 followers' }).press()
    expect(location.hash).toBe('#followers')
    await expect
      .element(page.getByRole('link', { name: /^Followers$/ }))
      .toHaveAttribute('aria-current', 'page')
  })
})

describe('a profile that does not come', () => {
  const main = () => page.getByRole('main')

  test.each([404, 400])(
    '[ERR-17] is said not to exist where the server knows nobody of that id (%i)',
    async (status) => {
      instance.faults.set(lookup, { status, body: { error: 'No user with such user_id' } })
      instance.faults.set('/api/v1/accounts/nobody', { status, body: { error: 'No user with such user_id' } })
      await becomeVisitor(instance)
      await open('/users/nobody')
      await expect.element(main().getByText('Sorry, this profile does not exist.')).toBeVisible()
    },
  )

  test.each([
    ['in the server’s words', { error: 'Profiles are closed today' }, /Profiles are closed today/],
    ['in its own words without them', {}, /^Sorry, there was an error loading this profile\./],
  ])('[ERR-18] says so %s', async (_, body, words) => {
    instance.faults.set(lookup, { status: 500, body })
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.element(main().getByLive('urgent').getByText(words)).toBeVisible()
    await expect.element(main().getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
