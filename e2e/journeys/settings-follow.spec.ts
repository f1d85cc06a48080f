import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { watchNotices } from '../fixtures/notices.ts'
import { expect, test } from '../fixtures/test.ts'
import { settingsOf } from '../fixtures/settings.ts'

/** More by hand: `CHANGES=500 npx playwright test settings-follow`. */
const changes = Number(process.env['CHANGES'] ?? 30)

/** Switches of one section, with the names that the server has. */
const switches = {
  'Show whole images instead of cropping them': 'useContainFit',
  'Loop videos': 'loopVideo',
  'Play videos in the viewer': 'playVideosInModal',
  'Show profile pictures in mentions': 'mentionLinkShowAvatar',
  'Colour lines that start with “>”': 'greentext',
  'Show reactions in timelines': 'emojiReactionsOnTimeline',
  'Hide the bot mark': 'hideBotIndication',
} as const
const labels = Object.keys(switches) as (keyof typeof switches)[]

/** How late a delayed request reaches the server, ms. */
const DELAY_MS = 300
/** After one change in so many the next waits until a browser has begun to send. */
const SENDS_AFTER = changes > 100 ? 3 : 10

const damages = ['refused', 'delayed', 'repeated', 'lost'] as const
type Damage = (typeof damages)[number]

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function damage(route: Route, how: Damage | undefined): Promise<void> {
  if (how === 'refused') return route.fulfill({ status: 500, json: { error: 'Internal Server Error' } })
  if (how === 'delayed') await setTimeout(DELAY_MS)
  if (how === 'lost' || how === 'repeated') {
    const first = await route.fetch()
    if (how === 'lost') return route.abort()
    return route.fulfill({ response: how === 'repeated' ? await route.fetch() : first })
  }
  return route.continue()
}

/** Turns a switch and answers how it stands then, in one go: what comes from elsewhere comes before or after. */
const turn = (page: Page, label: string): Promise<boolean> =>
  page.getByRole('switch', { name: label }).evaluate((element: HTMLInputElement) => {
    element.click()
    return element.checked
  })

test('[SYNC-03] [SYNC-04] two browsers that change settings at once end with the last change of each, whatever the line does', async ({
  openAs,
  server,
  memberApi,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource.*frontend_settings/)
  const { member } = server.accounts
  const pages = [await openAs(member, '/main/settings/posts'), await openAs(member, '/main/settings/posts')]
  const random = numbers(7)
  const happened = { refused: 0, delayed: 0, repeated: 0, lost: 0 }
  let isDamaged = true
  const underWay = new Set<Promise<void>>()
  const damageLine = (page: Page) =>
    page.route('**/frontend_settings/**', (route) => {
      const how = isDamaged ? damages[random(8)] : undefined
      if (how !== undefined) happened[how] += 1
      // Fails when its page is closed meanwhile.
      const end = damage(route, how).catch(() => undefined)
      underWay.add(end)
      return end.finally(() => underWay.delete(end))
    })
  for (const page of pages) {
    await expect(page.getByText('Saved to your account').first()).toBeVisible()
    await damageLine(page)
  }
  const last: Record<string, boolean> = {}
  for (let index = 0; index < changes; index += 1) {
    const side = random(2)
    const page = pages[side]
    const label = labels[random(labels.length)]
    if (page === undefined || label === undefined) throw new Error('nothing to change')
    const isSending = random(SENDS_AFTER) === 0
    const request = isSending ? page.waitForRequest('**/frontend_settings/**') : undefined
    last[switches[label]] = await turn(page, label)
    await request
    // A tab that is closed at once, and opened again.
    if (random(20) === 0) {
      const context = page.context()
      await page.close()
      const next = await context.newPage()
      await next.goto('/main/settings/posts')
      await expect(next.getByRole('switch', { name: 'Loop videos' })).toBeVisible()
      await damageLine(next)
      pages[side] = next
    }
  }
  isDamaged = false
  await Promise.all(underWay)
  // Each brings what it has not sent, then each reads what the other brought.
  for (const page of [...pages, ...pages]) {
    await page.goto('/main/settings/posts')
    await expect(page.getByText('Saved to your account').first()).toBeVisible()
  }
  const stored = (await settingsOf(memberApi))?.settings ?? {}
  expect(Object.fromEntries(Object.keys(last).map((name) => [name, stored[name]]))).toEqual(last)
  for (const page of pages)
    for (const label of labels) {
      const name = switches[label]
      if (last[name] !== undefined)
        await expect(page.getByRole('switch', { name: label })).toBeChecked({ checked: last[name] })
    }
  console.log('what happened to requests', happened)
  if (changes >= 500) for (const how of damages) expect(happened[how], how).toBeGreaterThanOrEqual(40)
})

test('[SET-02] what is chosen in one browser holds in the next, and our own settings are nothing to akkoma-fe', async ({
  openAs,
  server,
  memberApi,
}) => {
  const { member } = server.accounts
  const one = await openAs(member, '/main/settings/accessibility')
  await one.getByRole('switch', { name: 'Underline all links' }).click()
  await one.goto('/main/settings/posts')
  await one.getByRole('switch', { name: 'Loop videos' }).click()
  await expect.poll(async () => (await settingsOf(memberApi))?.settings['loopVideo']).toBe(false)
  const other = await openAs(member, '/main/settings/posts')
  await expect(other.getByRole('switch', { name: 'Loop videos' })).not.toBeChecked()
  await other.goto('/main/settings/accessibility')
  await expect(other.getByRole('switch', { name: 'Underline all links' })).toBeChecked()
  expect((await settingsOf(memberApi))?.settings).not.toHaveProperty('underlinedLinks')
  expect((await settingsOf(memberApi, 'skein'))?.settings).toMatchObject({
    settings: { underlinedLinks: true },
  })
})

test('who used akkoma-fe on this origin is signed in with their settings and drafts, once', async ({
  page,
  server,
  memberApi,
}) => {
  // A page of the origin without the client: what akkoma-fe left is there before Skein is.
  await page.goto('/api/v1/instance')
  await page.evaluate(
    async ([token]) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('localforage', 2)
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('keyvaluepairs'))
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('No database')))
      })
      const kept = {
        config: { profile: 'default', profileVersion: 3, greentext: true, conversationDisplay: 'tree' },
        oauth: { userToken: token },
        recentEmojis: { emojis: ['🧶'] },
      }
      await new Promise((resolve) => {
        const change = opened.transaction('keyvaluepairs', 'readwrite')
        change.objectStore('keyvaluepairs').put(kept, 'vuex-lz')
        change.addEventListener('complete', resolve)
      })
      opened.close()
      const drafts = {
        status: { updatedAt: Date.now(), data: { status: 'Ещё не отправлено', spoilerText: '' } },
      }
      localStorage.setItem('drafts', JSON.stringify(drafts))
    },
    [memberApi.token],
  )
  const expectNotice = await watchNotices(page)
  await page.goto('/main/public')
  await expectNotice(new RegExp(`^You’re signed in as ${server.accounts.member.username}\\.`))
  await page.goto('/main/settings/posts')
  await expect(page.getByRole('radio', { name: 'Tree' })).toBeChecked()
  await expect.poll(async () => (await settingsOf(memberApi))?.settings['greentext']).toBe(true)
  await page.goto('/main/friends')
  await expect(page.getByRole('textbox', { name: 'Post text' })).toHaveValue('Ещё не отправлено')
  await expect(page.getByText('You’re signed in as')).toHaveCount(0)
})
