import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { removeFilter, saveFilter, type FilterContent } from '../../model/filter-changes.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { offerSettingsWindow, type SettingsTarget } from '../../model/windows.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { FocusedCard, StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { settingsProfiles: false } })
  await signIn(server)
})

/** One that the device keeps. */
const own = (change: Partial<FilterContent> = {}) =>
  saveFilter({
    terms: [
      { kind: 'word', text: 'ferry', isWhole: true },
      { kind: 'hashtag', name: 'boats' },
    ],
    effect: 'fold',
    places: ['home', 'thread'],
    expiresAt: null,
    isPaused: false,
    ...change,
  })
const keptAs = (id: string) => ({
  id,
  keptBy: 'own' as const,
  terms: [],
  effect: 'fold' as const,
  places: [],
  expiresAt: null,
  isPaused: false,
  isExpired: false,
})
const text = page.getByText(/rang the bell/)
const line = page.getByText('Post by mira muted: filter “ferry, #boats”')

test('a fold is one line with the reason, which leads to its filter, and the post can be shown', async () => {
  const asked: (SettingsTarget | null)[] = []
  offerSettingsWindow((target) => asked.push(target))
  await show(<StatusCard statusId={await seed(server)} filterPlace="home" />)
  await expect.element(text).toBeVisible()
  const id = await own()
  await expect.element(line).toBeVisible()
  expect(text.query()).toBeNull()
  await page.getByRole('button', { name: 'Edit filter “ferry, #boats”' }).press()
  expect(asked).toEqual([{ section: 'filters', setting: id }])
  await page.getByRole('button', { name: 'Show' }).press()
  await expect.element(text).toBeVisible()
})

test('on a phone the whole reason of a fold is shown', async () => {
  await page.viewport(390, 844)
  await own()
  await show(<StatusCard statusId={await seed(server)} filterPlace="home" />)
  await expect.element(line).toBeVisible()
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = line.element()
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
  await page.viewport(1440, 900)
})

test('a removed filter shows its posts at once, and one that hides leaves nothing of them', async () => {
  const screen = await show(<StatusCard statusId={await seed(server)} filterPlace="home" />)
  const id = await own({ effect: 'hide' })
  await expect.element(text).not.toBeInTheDocument()
  expect(screen.container.childElementCount).toBe(0)
  await removeFilter(keptAs(id))
  await expect.element(text).toBeVisible()
})

test('a warning covers the post as a subject does, also with subjects shown open', async () => {
  await own({ effect: 'warn' })
  await show(<StatusCard statusId={await seed(server)} filterPlace="home" />)
  await expect.element(page.getByText('Filtered: ferry, #boats', { exact: true })).toBeVisible()
  expect(text.query()).toBeNull()
  await page.getByRole('button', { name: /^Show post/ }).press()
  await expect.element(text).toBeVisible()
  await page.getByRole('button', { name: 'Hide', exact: true }).press()
  await expect.element(text).not.toBeInTheDocument()
})

test('a filter applies in its places only, and never to the post that a conversation was opened at', async () => {
  await own({ effect: 'hide', places: ['thread'] })
  const id = await seed(server)
  const home = await show(<StatusCard statusId={id} filterPlace="home" />)
  await expect.element(text).toBeVisible()
  await home.unmount()
  const thread = await show(<StatusCard statusId={id} isInConversation />)
  await expect.element(line).toBeVisible()
  await thread.unmount()
  await show(<FocusedCard statusId={id} isInConversation />)
  await expect.element(text).toBeVisible()
})

test('[POST-41] a filter for profiles applies there, and none to the viewer’s own posts', async () => {
  await own({ places: ['account'] })
  const id = await seed(server)
  const profile = await show(<StatusCard statusId={id} profileOf={'id-mira' as never} />)
  await expect.element(line).toBeVisible()
  await profile.unmount()
  await own({ effect: 'warn', places: ['account'] })
  const mine = await seed(server, { id: 's9', account: wireAccount({ acct: 'wren' }) })
  await show(<StatusCard statusId={mine} profileOf={'id-wren' as never} />)
  await expect.element(text).toBeVisible()
})
