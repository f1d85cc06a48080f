import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { StatusCard } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireImage } from '../../testing/wire.ts'

let server: FakeServer
const instanceBefore = getInstance()
const edited = { edited_at: '2026-06-02T12:00:00.000Z', content: '<p>The <b>ferry</b> bell rang twice.</p>' }
const versions = [
  { content: '<p>The ferry bell rang.</p>', created_at: '2026-06-01T12:00:00.000Z', spoiler_text: '' },
  {
    content: '<p>The <b>ferry</b> bell rang twice.</p>',
    created_at: '2026-06-02T12:00:00.000Z',
    spoiler_text: 'Boats',
    sensitive: true,
    media_attachments: [wireImage('m1')],
  },
]

beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { editing: true } }, instanceBefore)
  await signIn(server)
})
afterEach(() => setInstance(instanceBefore))

/** Other parts of the page may ask for something of their own. */
const asked = () => server.asked('/api/v1/statuses/s1/history')
const answer = (body: unknown, status?: number) => asked().at(-1)?.answer(body, status)

async function open() {
  const screen = await show(<StatusCard statusId={await seed(server, edited)} />)
  await screen.getByRole('button', { name: /^Edited/ }).press()
  await expect.element(screen.getByRole('dialog', { name: 'Edit history' })).toBeVisible()
  await expect.poll(asked).toHaveLength(1)
  return screen
}

test('[POST-31] the edited mark opens the versions, the newest first, with what changed marked', async () => {
  const screen = await open()
  answer(versions)
  const dialog = screen.getByRole('dialog', { name: 'Edited 1 time' })
  const items = dialog.getByRole('article')
  await expect.element(items.first()).toMatchTextContent(/June 2, 2026.*Current version/)
  await expect
    .element(items.nth(1))
    .toMatchTextContent(/June 1, 2026.*Original version.*The ferry bell rang\./)
  const words = (name: string) => items.first().element().querySelectorAll(name)
  expect([...words('ins')].map(({ textContent }) => textContent)).toEqual(
    ['Boats', 'twice.'].toSpliced(1, 1, 'rang twice.'),
  )
  expect([...words('del')].map(({ textContent }) => textContent)).toEqual(['rang.'])
  await expect.element(items.first()).toMatchTextContent(/Marked as sensitive, 1 file added/)

  await dialog.getByRole('checkbox', { name: 'Highlight changes' }).press()
  expect(words('ins, del')).toHaveLength(0)
  expect(items.first().element().querySelector('strong, b')).not.toBeNull()
})

test('[POST-32] they are asked for again when the post was edited again, while the window is open', async () => {
  const screen = await open()
  answer(versions)
  await expect.element(screen.getByRole('dialog', { name: 'Edited 1 time' })).toBeVisible()
  const before = server.reply
  await seed(server, { ...edited, edited_at: '2026-06-03T12:00:00.000Z' })
  server.reply = before
  await expect.poll(asked).toHaveLength(1)
  answer([...versions, { content: '<p>Three times.</p>', created_at: '2026-06-03T12:00:00.000Z' }])
  await expect.element(screen.getByRole('dialog', { name: 'Edited 2 times' })).toBeVisible()
})

test('[POST-31] what a version does not tell is as the post has it now', async () => {
  const screen = await open()
  answer([{ created_at: '2026-06-01T12:00:00.000Z' }, versions[1]])
  await expect
    .element(screen.getByRole('dialog').getByRole('article').nth(1))
    .toMatchTextContent(/The ferry bell rang twice\./)
})

test('[POST-31] a failure says why and can be tried again; Close leaves', async () => {
  const screen = await open()
  answer({ error: 'Not now' }, 500)
  await expect.element(screen.getByText('Couldn’t load the edit history. Not now.')).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).press()
  await expect.poll(asked).toHaveLength(2)
  answer(versions)
  await expect.element(screen.getByRole('dialog', { name: 'Edited 1 time' })).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).press()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('[POST-31] a server that leaves the time of the edit out has not edited the post [BUG]', async () => {
  const screen = await show(
    <StatusCard statusId={await seed(server, { edited_at: undefined, account: wireAccount() })} />,
  )
  await expect.element(screen.getByText(/^Edited/)).not.toBeInTheDocument()
})

test('[SHELL-47] the versions and the ways to them are there only while the instance reports editing available', async () => {
  const screen = await open()
  answer(versions)
  await expect.element(screen.getByRole('dialog', { name: 'Edited 1 time' })).toBeVisible()
  changeInstance({ capabilities: { editing: false } }, instanceBefore)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Edited/ }).query()).toBeNull()
  await screen.getByRole('button', { name: 'More' }).press()
  await expect.element(screen.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: /Edit/ }).query()).toBeNull()
})
