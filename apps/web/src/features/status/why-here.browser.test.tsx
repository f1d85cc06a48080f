import type { AccountId } from '@skein/api'
import type { FilterPlace } from '@skein/store'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { saveFilter } from '../../model/filter-changes.ts'
import { saveRule } from '../../model/filters/testing/save-rule.ts'
import { getNotices, takeBackSaid } from '../../model/notices.ts'
import { getSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { offerSettingsWindow, type SettingsTarget } from '../../model/windows.ts'
import { server } from '../../testing/signed-in.ts'
import { seed, show } from '../../testing/world.tsx'
import { StatusCard } from './index.ts'

const relationsPath = '/api/v1/accounts/relationships'
const tagsPath = '/api/v1/followed_tags'
const home = { kind: 'friends' } as const
const geese = [{ name: 'Geese', url: 'https://fen.example/tag/geese' }]
const followed = (...names: string[]) => names.map((name) => ({ id: name, name, url: '', following: true }))
const follows = (...ids: string[]) =>
  server.on(
    `GET ${relationsPath}`,
    ['id-mira', 'id-tomas', 'id-ada'].map((id) => ({ id, following: ids.includes(id) })),
  )

beforeEach(() => {
  changeInstance({ capabilities: { settingsProfiles: false } })
  follows()
  server.on(`GET ${tagsPath}`, followed('geese'))
})

const more = page.getByRole('button', { name: 'More' })
const entry = page.getByRole('menuitem', { name: 'Why is this here?' })
const dialog = page.getByRole('dialog', { name: 'Why is this here?' })

const shown = async (
  change: Record<string, unknown> = {},
  timeline: Parameters<typeof StatusCard>[0]['timeline'] = home,
) => show(<StatusCard statusId={await seed(server, change)} timeline={timeline} filterPlace="home" />)

async function ask(): Promise<void> {
  await more.first().press()
  await entry.press()
}

async function sentences(): Promise<readonly string[]> {
  await expect.element(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('span')?.textContent ?? item.textContent)
}

test('the menu of a post in Home says why the post is there, and the focus returns to the menu button', async () => {
  follows('id-mira')
  await shown()
  await ask()
  expect(await sentences()).toEqual(['You follow mira (@mira).'])
  expect(server.asked(relationsPath)).toHaveLength(1)
  expect(server.asked(tagsPath)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  // What is known is not asked again.
  await ask()
  expect(await sentences()).toEqual(['You follow mira (@mira).'])
  expect(server.asked(relationsPath)).toHaveLength(1)
})

test('a hashtag, a mention and a reply are reasons too', async () => {
  follows('id-ada')
  await shown({
    tags: geese,
    mentions: [{ id: 'id-wren', acct: 'wren', username: 'wren', url: '' }],
    in_reply_to_id: 's0',
    in_reply_to_account_id: 'id-ada',
  })
  await ask()
  expect(await sentences()).toContain('It has #Geese, a hashtag you follow.')
  expect(await sentences()).toContain('It mentions you.')
  expect(server.asked(relationsPath)[0]?.url.searchParams.getAll('id[]')).toEqual(['id-mira', 'id-ada'])
})

test('a reason that nobody knows is not made up', async () => {
  await shown()
  await ask()
  expect(await sentences()).toEqual(['The server put it here; Skein doesn’t know why.'])
})

test('while it is asked the dialog says so, and what could not be asked is asked again on a press', async () => {
  const release = server.hold(relationsPath)
  server.faults.set(relationsPath, { status: 500 })
  await shown()
  await ask()
  await expect.element(dialog.getByText('Looking up why this post is here')).toBeInTheDocument()
  release()
  await expect.element(dialog.getByText(/^Couldn’t look up everything about this post\./)).toBeVisible()
  expect(dialog.getByText(/doesn’t know why/).query()).toBeNull()
  server.faults.clear()
  follows('id-mira')
  await dialog.getByRole('button', { name: 'Retry' }).press()
  expect(await sentences()).toEqual(['You follow mira (@mira).'])
})

test('other timelines are explained without a request, and bookmarks, favourites and the like are not', async () => {
  const local = await shown({}, { kind: 'public' })
  await ask()
  expect(await sentences()).toEqual(['It was posted on this server.'])
  expect(server.calls).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).press()
  await local.unmount()
  for (const kind of ['bookmarks', 'favorites', 'dms', 'mentions'] as const) {
    const screen = await shown({}, { kind })
    await more.press()
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    expect(entry.query()).toBeNull()
    await screen.unmount()
  }
})

test('a rule that opens its content warning is named', async () => {
  await saveFilter({
    terms: [{ kind: 'warning', text: 'food', effect: 'open' }],
    effect: 'open',
    places: ['home'],
    expiresAt: null,
    isPaused: false,
  })
  follows('id-mira')
  await shown({ spoiler_text: 'Food, again' })
  await ask()
  expect(await sentences()).toEqual([
    'You follow mira (@mira).',
    'Your filter “food” opens its content warning.',
  ])
})

const saveFerry = (effect: 'hide' | 'warn', place: FilterPlace) =>
  saveFilter({
    terms: [{ kind: 'word', text: 'ferry', isWhole: true }],
    effect,
    places: [place],
    expiresAt: null,
    isPaused: false,
  })

test('of rules for its content warning only those are named that decide', async () => {
  await saveRule('open', 'food')
  await saveRule('close', 'gore')
  await saveRule('close', 'again')
  follows('id-mira')
  await shown({ spoiler_text: 'Food, gore, again' })
  await ask()
  expect(await sentences()).toEqual([
    'You follow mira (@mira).',
    'Your filter “gore” keeps its content warning closed.',
    'Your filter “again” keeps its content warning closed.',
  ])
})

test('no rule is named where a filter covers the post', async () => {
  await saveRule('open', 'food')
  await saveFerry('warn', 'home')
  follows('id-mira')
  await shown({ spoiler_text: 'Food' })
  await ask()
  expect(await sentences()).toEqual([
    'You follow mira (@mira).',
    'Your filter “ferry” covers it with a warning.',
  ])
})

test('a filter that hides posts is said to fold one in a conversation, where none is hidden', async () => {
  await saveFerry('hide', 'thread')
  await show(<StatusCard statusId={await seed(server)} isInConversation />)
  await page.getByRole('button', { name: 'Show' }).press()
  await ask()
  expect(await sentences()).toEqual(['It’s part of this conversation.', 'Your filter “ferry” folds it.'])
})

test.each([
  ['a conversation', { isInConversation: true }],
  ['a profile', { profileOf: 'id-mira' as AccountId }],
])('in %s it is offered for a post whose content warning has a rule', async (_where, props) => {
  const other = await show(<StatusCard statusId={await seed(server, { spoiler_text: 'Food' })} {...props} />)
  await more.press()
  await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  expect(entry.query()).toBeNull()
  await other.unmount()
  await saveRule('open', 'food')
  await show(<StatusCard statusId={await seed(server, { spoiler_text: 'Food' })} {...props} />)
  await ask()
  expect((await sentences()).at(-1)).toBe('Your filter “food” opens its content warning.')
})

test('a filter that applies to the post is named, and leads to its editor', async () => {
  const asked: (SettingsTarget | null)[] = []
  offerSettingsWindow((target) => asked.push(target))
  follows('id-mira')
  const id = await saveFilter({
    terms: [
      { kind: 'word', text: 'bell', isWhole: true },
      { kind: 'hashtag', name: 'boats' },
    ],
    effect: 'fold',
    places: ['home'],
    expiresAt: null,
    isPaused: false,
  })
  await shown()
  await page.getByRole('button', { name: 'Show' }).press()
  await ask()
  expect(await sentences()).toEqual(['You follow mira (@mira).', 'Your filter “bell, #boats” folds it.'])
  await dialog.getByRole('button', { name: 'Edit filter “bell, #boats”' }).press()
  expect(asked).toEqual([{ section: 'filters', setting: id }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the hashtag that brought a post to Home is kept out of it from there, with Undo', async () => {
  const [first, second] = [
    await seed(server, { tags: geese }),
    await seed(server, { id: 's2', content: '<p>The tide is out.</p>' }),
  ]
  await show(
    <div role="feed">
      <StatusCard statusId={first} timeline={home} />
      <StatusCard statusId={second} timeline={home} />
    </div>,
  )
  await ask()
  await dialog.getByRole('button', { name: 'Keep #Geese out of Home' }).press()
  await expect.element(page.getByText(/rang the bell/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('article', { name: /The tide is out/ })).toHaveFocus()
  expect(getSetting('tagsOutOfHome')).toEqual(['geese'])
  const notice = getNotices().at(-1)
  expect(notice?.messageKey).toBe('whyHere.keptOut')
  if (notice !== undefined) takeBackSaid(notice)
  await expect.element(page.getByText(/rang the bell/)).toBeVisible()
  expect(getSetting('tagsOutOfHome')).toEqual([])
  await expect.element(dialog).not.toBeInTheDocument()
})
