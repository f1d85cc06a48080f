import type { BrowserContext, Page } from '@playwright/test'
import { apiAs } from '../fixtures/api.ts'
import { picture } from '../fixtures/picture.ts'
import { pseudoClient } from '../fixtures/pseudo.ts'
import { routeAddresses, samplesOn, type RouteAddress } from '../fixtures/routes.ts'
import { startEmbedded, type TestServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { clipped, untranslated } from '../fixtures/untranslated.ts'
import { countRequests, settle, walkTo, watchShifts, widen } from '../fixtures/walk.ts'
import { SET_UP_MS } from '../limits.ts'

const widths = [390, 1440] as const
const refused = /^console: Failed to load resource: the server responded with a status of 4(?:0[134]|29)/

const settingsSections =
  'general appearance posts composing notifications filters accessibility keys profile security data sync language about'
const settingsAddresses = settingsSections.split(' ').map((section) => ({
  name: `settings, ${section}`,
  path: `/main/settings/${section}`,
  access: 'everyone' as const,
}))

let server: TestServer
let addresses: readonly RouteAddress[]
/** What people and sites are called. */
let names: readonly string[]

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(SET_UP_MS)
  server = await startEmbedded({ clientDir: await pseudoClient() })
  const [member, second] = await Promise.all([
    apiAs(server.url, server.accounts.member),
    apiAs(server.url, server.accounts.secondMember),
  ])
  const image = await member.upload(picture(), 'field.png')
  const root = await member.post('Forty geese #geese https://example.com/geese', {
    spoiler_text: 'birds',
    media_ids: [image.id],
  })
  await member.post('How many?', { poll: { options: ['Forty', 'Fifty'], expires_in: 3600 } })
  await second.post(`@${server.accounts.member.username} forty`, { in_reply_to_id: root.id })
  await second.call('POST', `/api/v1/statuses/${root.id}/favourite`)
  await second.call('POST', `/api/v1/statuses/${root.id}/reblog`)
  await second.call('POST', `/api/v1/accounts/${member.id}/follow`)
  await member.call('POST', `/api/v1/accounts/${second.id}/follow`)
  const { lockedMember, moderator } = server.accounts
  for (const [{ username }, act] of [
    [lockedMember, 'mute'],
    [moderator, 'block'],
  ] as const) {
    const { id } = await member.call<{ id: string }>('GET', `/api/v1/accounts/lookup?acct=${username}`)
    await member.call('POST', `/api/v1/accounts/${id}/${act}`)
  }
  await member.call('POST', '/api/v1/filters', { phrase: 'Birds', context: ['home'] })
  const { title } = await member.call<{ title: string }>('GET', '/api/v1/instance')
  names = [title, 'Birds', ...Object.values(server.accounts).map(({ username }) => username)]
  const samples = await samplesOn(server)
  const all = await routeAddresses({ ...samples, statusId: root.id })
  addresses = [
    ...all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index),
    ...settingsAddresses,
  ]
})
test.afterAll(() => server.stop())

declare global {
  interface Window {
    direction?: 'ltr' | 'rtl'
  }
}

/** The page is written from right to left from its first moment: the client, whose texts are English, says otherwise. */
async function turnAround(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const turn = () => {
      const page = document.documentElement as HTMLElement | null
      const { direction = 'rtl' } = window
      if (page !== null && page.dir !== direction) page.dir = direction
    }
    new MutationObserver(turn).observe(document, { attributes: true, childList: true, subtree: true })
  })
}

/** Writes the page in a direction, and answers what leaves it then. */
async function clippedIn(page: Page, direction: 'ltr' | 'rtl') {
  await page.evaluate((way) => {
    window.direction = way
    document.documentElement.dir = way
  }, direction)
  expect(await page.locator('html').getAttribute('dir')).toBe(direction)
  return clipped(page)
}

/** Signs in by the fields alone: no name on this page is known. */
async function enter(page: Page): Promise<void> {
  await page.goto(`${server.url}/login`)
  const form = page.getByRole('main').getByRole('form')
  await form.locator('input[autocomplete="username"]').fill(server.accounts.member.username)
  await form.locator('input[type="password"]').fill(server.accounts.member.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/main/friends')
}

/** Looks at every screen that somebody can open, at each width. */
async function lookAtAll(page: Page, isMember: boolean, look: (where: string) => Promise<void>) {
  let width: (typeof widths)[number] = widths[0]
  await page.setViewportSize({ width, height: 900 })
  await watchShifts(page)
  const openRequests = countRequests(page)
  if (isMember) await enter(page)
  await page.goto(`${server.url}/about`)
  await expect(page.getByRole('banner')).toBeVisible()
  await settle(page, openRequests, 30)
  const isOpen = ({ access }: RouteAddress) =>
    access === 'everyone' || access === (isMember ? 'signedIn' : 'visitor')
  for (const { name, path } of addresses.filter(isOpen)) {
    await walkTo(page, path, openRequests)
    const [, section] = /^\/main\/settings\/(\w+)$/.exec(path) ?? []
    // A visitor has fewer sections, and sees the first of them or their list.
    const shown = isMember && section ? `[data-section="${section}"]` : '[data-section], [data-go]'
    if (path.startsWith('/main/settings/'))
      await expect(page.locator(`dialog:modal :is(${shown})`).filter({ visible: true }).first()).toBeVisible()
    await look(`${name} at ${width} px`)
    // The next screen is come to at the width that this one ends with.
    width = width === widths[0] ? widths[1] : widths[0]
    await widen(page, width, openRequests)
    await look(`${name} at ${width} px`)
    await lookAtTabs(page, openRequests, (number) => look(`${name}, tab ${number}, at ${width} px`))
  }
}

/** Looks at what the other tabs of a section of the settings show. */
async function lookAtTabs(page: Page, openRequests: () => number, look: (tab: number) => Promise<void>) {
  const tabs = page.locator('dialog:modal [data-section]').filter({ visible: true }).getByRole('tab')
  const count = await tabs.count()
  for (let tab = 1; tab < count; tab += 1) {
    await tabs.nth(tab).click()
    await settle(page, openRequests, 3)
    await look(tab)
  }
}

for (const isMember of [true, false]) {
  const who = isMember ? 'a member' : 'a visitor'

  test(`in en-XL all of every screen that ${who} can open is translated and has room, and in en-XR it is mirrored and nothing leaves it`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(refused)
    await turnAround(context)
    await lookAtAll(page, isMember, async (where) => {
      expect.soft(await untranslated(page, names), where).toEqual([])
      expect.soft(await clippedIn(page, 'ltr'), `${where} in en-XL`).toEqual([])
      expect.soft(await clippedIn(page, 'rtl'), `${where} in en-XR`).toEqual([])
    })
  })
}
