import type { AccountSettingName } from '@skein/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'

import { messages } from '../../../i18n/locales/en/index.ts'
import type { FakeServer, SeenCall } from '../../../testing/fake-server.ts'
import { freshWorld, show, signIn } from '../../../testing/world.tsx'
import { wireAccount } from '../../../testing/wire.ts'
import { AccountRows } from './AccountRows.tsx'
import { accountControls, type AccountControl, type AccountSection } from './controls.ts'

/** What the server has, by the names on the wire. */
const there = {
  locked: false,
  akkoma: { permit_followback: false },
  source: { privacy: 'public', pleroma: { no_rich_text: false, discoverable: true } },
  pleroma: {
    allow_following_move: true,
    hide_favorites: true,
    hide_followers: false,
    hide_followers_count: false,
    hide_follows: false,
    hide_follows_count: false,
    notification_settings: { block_from_strangers: false, hide_notification_contents: false },
  },
}

let server: FakeServer
const answer = (change: object = {}) => ({ ...wireAccount({ acct: 'wren' }), ...there, ...change })
const draw = (section: AccountSection) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AccountRows section={section} />
    </QueryClientProvider>,
  )
const sent = (): SeenCall => {
  const call = server.calls.find(({ method }) => method !== 'GET')
  if (call === undefined) throw new Error('Nothing was changed')
  return call
}

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
  server.on('GET /api/v1/accounts/verify_credentials', () => answer())
})

test('all thirteen settings that a server keeps have a control', () => {
  const names: readonly AccountSettingName[] = Object.values(accountControls).flatMap((controls) =>
    controls.map(({ name }) => name),
  )
  expect(new Set(names).size).toBe(13)
})

test('each has a name, and a hint where it says so', () => {
  const texts: Readonly<Record<string, unknown>> = messages.accountSettings
  const controls: readonly AccountControl[] = Object.values(accountControls).flat()
  for (const { name, hasHint } of controls)
    expect(Object.keys(texts[name] as object)).toEqual(hasHint ? ['label', 'hint'] : ['label'])
})

test('a setting of the account shows what the server says, and changes there', async () => {
  server.on('PATCH /api/v1/accounts/update_credentials', () => answer({ locked: true }))
  const screen = await draw('profile')
  const locked = screen.getByRole('switch', { name: 'Approve followers manually' })
  await expect.element(locked).not.toBeChecked()
  await expect.element(screen.getByRole('switch', { name: 'Hide what you favourite' })).toBeChecked()
  await expect
    .element(screen.getByRole('switch', { name: 'Approve people you follow automatically' }))
    .toBeDisabled()
  await locked.press()
  await expect.element(locked).toBeChecked()
  expect(JSON.parse(sent().body)).toEqual({ locked: true })
  await expect
    .element(screen.getByRole('switch', { name: 'Approve people you follow automatically' }))
    .toBeEnabled()
})

test('while one is on its way its value is unknown and none of the others can be changed', async () => {
  let release: (value: unknown) => void = () => undefined
  server.on('PATCH /api/v1/accounts/update_credentials', () => new Promise((resolve) => (release = resolve)))
  const screen = await draw('profile')
  const locked = screen.getByRole('switch', { name: 'Approve followers manually' })
  await locked.press()
  await expect.element(locked).not.toBeInTheDocument()
  await expect.element(screen.getByRole('switch', { name: 'Hide who follows you' })).toBeDisabled()
  release(answer({ locked: true }))
  await expect.element(locked).toBeChecked()
})

test('what the server does not take goes back, with its words', async () => {
  server.on('PATCH /api/v1/accounts/update_credentials', () =>
    Response.json({ error: 'Not while we move' }, { status: 403 }),
  )
  const screen = await draw('profile')
  const locked = screen.getByRole('switch', { name: 'Approve followers manually' })
  await locked.press()
  await expect.element(screen.getByText('Couldn’t change this. Not while we move.')).toBeVisible()
  await expect.element(locked).not.toBeChecked()
})

test('the default audience is sent as the server keeps it', async () => {
  server.on('PATCH /api/v1/accounts/update_credentials', () =>
    answer({ source: { ...there.source, privacy: 'unlisted' } }),
  )
  const screen = await draw('composing')
  const scope = screen.getByRole('combobox', { name: 'Who can see new posts' })
  await expect.element(scope).toHaveValue('public')
  await scope.selectOptions('Unlisted')
  await expect.element(scope).toHaveValue('unlisted')
  expect(JSON.parse(sent().body)).toMatchObject({ source: { privacy: 'unlisted' } })
})

test('[SET-36] settings of notifications go as a form to a call of their own, and stay as they were when it says no', async () => {
  server.on('PUT /api/pleroma/notification_settings', () => ({ status: 'success' }))
  const screen = await draw('notifications')
  const strangers = screen.getByRole('switch', { name: 'No notifications from strangers' })
  await strangers.press()
  await expect.element(strangers).toBeChecked()
  expect(sent().form).toEqual({ block_from_strangers: 'true' })
  server.on('PUT /api/pleroma/notification_settings', () => ({ error: 'Try tomorrow' }))
  await screen.getByRole('switch', { name: 'Hide sender and text in push notifications' }).press()
  await expect.element(screen.getByText('Couldn’t change this. Try tomorrow.')).toBeVisible()
})

test('what a server does not know is not offered, and a visitor is asked nothing', async () => {
  server.on('GET /api/v1/accounts/verify_credentials', () => ({
    ...wireAccount({ acct: 'wren' }),
    locked: false,
  }))
  const screen = await draw('profile')
  await expect.element(screen.getByRole('switch', { name: 'Approve followers manually' })).toBeVisible()
  await expect
    .element(screen.getByRole('switch', { name: 'Hide what you favourite' }))
    .not.toBeInTheDocument()
  const visiting = freshWorld()
  await draw('profile')
  expect(visiting.calls).toEqual([])
})
