import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { endSession } from '../../model/session.ts'
import { fetchReactors } from './reactors.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

const ada = wireAccount({ acct: 'ada', display_name: 'Ada Ferreira' })
const goose = { name: '🪿', count: 1, me: false, url: null }
const cat = { name: 'blobcat', count: 2, me: false, url: 'https://fen.invalid/c.png' }
const asked = () => server.calls.filter(({ method }) => method === 'GET').map(({ path }) => path)

test('[REACT-06] who reacted is asked for when somebody points at a reaction, and not again', async () => {
  const screen = await show(
    <StatusCard statusId={await seed(server, { id: 'k1', emoji_reactions: [goose, cat] })} />,
  )
  const chip = screen.getByRole('button', { name: '🪿, 1' })
  await chip.hover()
  await expect.poll(asked).toEqual(['/api/v1/pleroma/statuses/k1/reactions'])
  server.last().answer([
    { ...goose, accounts: [ada] },
    { ...cat, accounts: [] },
  ])
  await expect.element(screen.getByRole('link', { name: /Ada Ferreira/ })).toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: 'Favourite' }))
  await expect.element(screen.getByRole('link', { name: /Ada Ferreira/ })).not.toBeInTheDocument()
  await chip.hover()
  await expect.element(screen.getByRole('link', { name: /Ada Ferreira/ })).toBeVisible()
  expect(asked()).toHaveLength(1)
})

test('[REACT-06] people who are known already are not asked for', async () => {
  await seed(server, { id: 'by-ada', account: ada })
  const known = { ...goose, account_ids: ['id-ada'] }
  const screen = await show(
    <StatusCard statusId={await seed(server, { id: 'k2', emoji_reactions: [known] })} />,
  )
  await screen.getByRole('button', { name: '🪿, 1' }).hover()
  await expect.element(screen.getByRole('link', { name: /Ada Ferreira/ })).toBeVisible()
  expect(asked()).toEqual([])
})

test('[REACT-06] when the server does not say who, that is said', async () => {
  const screen = await show(
    <StatusCard statusId={await seed(server, { id: 'k3', emoji_reactions: [goose] })} />,
  )
  await screen.getByRole('button', { name: '🪿, 1' }).hover()
  await expect.poll(asked).toHaveLength(1)
  server.last().answer({ error: 'No' }, 500)
  await expect.element(screen.getByText('Couldn’t load the people.')).toBeVisible()
})

test('whoever signs in asks who reacted for themselves, whatever is still on its way to another', async () => {
  const id = await seed(server, { id: 'k6', emoji_reactions: [goose] })
  void fetchReactors(id)
  await expect.poll(asked).toHaveLength(1)
  endSession('left')
  await signIn(server, 'ada')
  void fetchReactors(id)
  await expect.poll(asked).toEqual(['/api/v1/pleroma/statuses/k6/reactions'])
})

test('[REACT-01] a picture that does not load gives way to its name', async () => {
  const screen = await show(
    <StatusCard statusId={await seed(server, { id: 'k4', emoji_reactions: [cat] })} />,
  )
  const chip = screen.getByRole('button', { name: 'blobcat, 2' })
  chip.element().querySelector('img')?.dispatchEvent(new Event('error'))
  await expect.poll(() => chip.element().textContent).toBe(':blobcat:2')
})

test('[REACT-01] a kind that comes twice, or that nobody gave, is drawn once or not at all', async () => {
  const reactions = [goose, { ...goose, count: 9 }, { ...cat, count: 0 }]
  const screen = await show(
    <StatusCard statusId={await seed(server, { id: 'k5', emoji_reactions: reactions })} />,
  )
  expect(screen.getByRole('button', { name: /^🪿/ }).elements()).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: /^blobcat/ })).not.toBeInTheDocument()
})
