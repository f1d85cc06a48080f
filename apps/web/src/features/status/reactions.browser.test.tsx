import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getInstance, setInstance } from '../../model/instance.ts'
import { capabilitiesOf, changeInstance } from '../../model/testing/change-instance.ts'
import { StatusCard } from './index.ts'
import { picture, serveEmoji } from '../../testing/emoji.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireStatus } from '../../testing/wire.ts'

const instanceBefore = getInstance()
let server: FakeServer
afterEach(() => setInstance(instanceBefore))
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

/** The last request that was no question: pointing at a reaction asks who gave it. */
function lastChange() {
  const call = server.calls.findLast(({ method }) => method !== 'GET')
  if (call === undefined) throw new Error('Nothing was changed on the server')
  return call
}

const goose = (count: number, me: boolean) => ({ name: '🪿', count, me, url: null })
const cat = { name: 'blobcat@bog.example', count: 3, me: false, url: 'https://fen.invalid/c.png' }

test('[REACT-01] a reaction shows its emoji, its count and whether the viewer reacted', async () => {
  const screen = await show(
    <StatusCard statusId={await seed(server, { emoji_reactions: [goose(14, true), cat] })} />,
  )
  const mine = screen.getByRole('button', { name: '🪿, 14' })
  await expect.element(mine).toHaveAttribute('aria-pressed', 'true')
  await expect.element(mine).toHaveTextContent('🪿14')
  const other = screen.getByRole('button', { name: 'blobcat@bog.example, 3' })
  await expect.element(other).toHaveAttribute('aria-pressed', 'false')
  expect(other.element().querySelector('img')?.src).toBe(cat.url)
})

test('[REACT-02] a click adds the reaction, and removes it when it is there', async () => {
  const screen = await show(<StatusCard statusId={await seed(server, { emoji_reactions: [cat] })} />)
  await screen.getByRole('button', { name: 'blobcat@bog.example, 3' }).press()
  await expect
    .poll(() => server.changes)
    .toEqual(['PUT /api/v1/pleroma/statuses/s1/reactions/blobcat%40bog.example'])
  lastChange().answer(wireStatus({ emoji_reactions: [{ ...cat, count: 4, me: true }] }))
  await screen.getByRole('button', { name: 'blobcat@bog.example, 4' }).press()
  await expect
    .poll(() => server.changes.at(-1))
    .toBe('DELETE /api/v1/pleroma/statuses/s1/reactions/blobcat%40bog.example')
})

test('[REACT-03] it changes at once, then follows the answer', async () => {
  const screen = await show(
    <StatusCard statusId={await seed(server, { emoji_reactions: [goose(2, false)] })} />,
  )
  await screen.getByRole('button', { name: '🪿, 2' }).press()
  await expect.element(screen.getByRole('button', { name: '🪿, 3' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => server.changes).toHaveLength(1)
  lastChange().answer(wireStatus({ emoji_reactions: [goose(9, true)] }))
  await expect.element(screen.getByRole('button', { name: '🪿, 9' })).toHaveAttribute('aria-pressed', 'true')
})

test('[REACT-03] a refusal takes it back, the last one of a kind goes away when taken back', async () => {
  const screen = await show(
    <StatusCard statusId={await seed(server, { emoji_reactions: [goose(1, true)] })} />,
  )
  await screen.getByRole('button', { name: '🪿, 1' }).press()
  await expect.element(screen.getByRole('button', { name: /^🪿/ })).not.toBeInTheDocument()
  await expect.poll(() => server.changes).toHaveLength(1)
  server.on('GET /api/v1/statuses/s1', wireStatus({ emoji_reactions: [goose(1, true)] }))
  lastChange().answer({ error: 'No' }, 403)
  await expect.element(screen.getByRole('button', { name: '🪿, 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByLive('urgent')).toHaveTextContent('“React” didn’t work. No.')
})

const openPicker = async () => {
  await page.getByRole('button', { name: 'React', exact: true }).last().press()
  await expect.element(page.getByRole('grid')).toBeVisible()
}
const offered = (name: string) => page.getByRole('dialog').getByRole('gridcell', { name, exact: true })

test('[REACT-04] the react button opens the picker, whose choice reacts, and takes the same one back', async () => {
  serveEmoji(server)
  const screen = await show(<StatusCard statusId={await seed(server)} />)
  await openPicker()
  await offered('fire').first().press()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: '🔥, 1' })).toBeInTheDocument()
  await expect
    .poll(() => server.changes)
    .toEqual([`PUT /api/v1/pleroma/statuses/s1/reactions/${encodeURIComponent('🔥')}`])
  lastChange().answer(wireStatus({ emoji_reactions: [{ name: '🔥', count: 1, me: true, url: null }] }))
  await openPicker()
  await expect.element(offered('fire').first()).toHaveAttribute('aria-selected', 'true')
  await offered('fire').first().press()
  await expect.poll(() => server.changes.at(-1)).toMatch(/^DELETE /)
})

test('[REACT-04] [BUG] one of the server’s own is sent by its bare name, and taken back', async () => {
  serveEmoji(server)
  changeInstance({ capabilities: capabilitiesOf('custom_emoji_reactions') }, instanceBefore)
  const bee = { name: 'bee', count: 1, me: true, url: `${picture}#bee` }
  await show(<StatusCard statusId={await seed(server)} />)
  await openPicker()
  await offered('bee').press()
  await expect.poll(() => server.changes).toEqual(['PUT /api/v1/pleroma/statuses/s1/reactions/bee'])
  lastChange().answer(wireStatus({ emoji_reactions: [bee] }))
  await openPicker()
  await expect.element(offered('bee').first()).toHaveAttribute('aria-selected', 'true')
  await offered('bee').first().press()
  await expect.poll(() => server.changes.at(-1)).toBe('DELETE /api/v1/pleroma/statuses/s1/reactions/bee')
})

test('[REACT-04] a server that takes no pictures as reactions is offered none', async () => {
  serveEmoji(server)
  await show(<StatusCard statusId={await seed(server)} />)
  await openPicker()
  await expect.element(offered('bee')).not.toBeInTheDocument()
})

test('[REACT-04] an emoji that the server writes without its variation selector is shown as given', async () => {
  serveEmoji(server)
  const heart = { name: '\u2764', count: 1, me: true, url: null }
  await show(<StatusCard statusId={await seed(server, { emoji_reactions: [heart] })} />)
  await openPicker()
  await expect.element(offered('red heart').first()).toHaveAttribute('aria-selected', 'true')
})

test("[REACT-05] a visitor's click does nothing", async () => {
  server = freshWorld()
  const screen = await show(
    <StatusCard statusId={await seed(server, { emoji_reactions: [goose(2, false)] })} />,
  )
  await screen.getByText('🪿').press()
  await expect.element(screen.getByText('🪿')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^🪿/ })).not.toBeInTheDocument()
  expect(server.calls).toHaveLength(0)
})

test('[REACT-07] 12 reactions show in full, of 15 the rest folds behind +3', async () => {
  const kinds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `e${index}`, count: 1, me: false, url: null }))
  const twelve = await show(<StatusCard statusId={await seed(server, { emoji_reactions: kinds(12) })} />)
  expect(twelve.getByRole('button', { name: /^e\d/ }).elements()).toHaveLength(12)
  await expect.element(twelve.getByRole('button', { name: /more reaction/ })).not.toBeInTheDocument()
  await twelve.unmount()
  const fifteen = await show(<StatusCard statusId={await seed(server, { emoji_reactions: kinds(15) })} />)
  expect(fifteen.getByRole('button', { name: /^e\d/ }).elements()).toHaveLength(12)
  const more = fifteen.getByRole('button', { name: 'Show 3 more reactions' })
  await expect.element(more).toHaveTextContent('+3')
  await more.press()
  expect(fifteen.getByRole('button', { name: /^e\d/ }).elements()).toHaveLength(15)
  await fifteen.getByRole('button', { name: 'Show fewer' }).press()
  expect(fifteen.getByRole('button', { name: /^e\d/ }).elements()).toHaveLength(12)
})
