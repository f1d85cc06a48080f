import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { StatusId } from '@skein/api'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getOutbox } from '../../model/outbox.ts'
import { getComposing } from '../../model/writing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireImage, wireStatus } from '../../testing/wire.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

/** Presses it, and gives back the row as it is drawn when it comes to the screen again. */
async function pressAndReturn(id: StatusId, name: string | RegExp) {
  const screen = await show(<StatusCard statusId={id} />)
  await screen.getByRole('button', { name }).press()
  await screen.unmount()
  return show(<StatusCard statusId={id} />)
}
const people = Array.from({ length: 7 }, (_, index) => ({
  id: `id-${index}`,
  acct: `p${index}`,
  username: `p${index}`,
  url: `https://fen.example/users/p${index}`,
}))

test('[MEDIA-04] a gallery that was opened stays open after it left the screen', async () => {
  const media_attachments = Array.from({ length: 12 }, (_, index) => wireImage(`m${index}`))
  const again = await pressAndReturn(await seed(server, { media_attachments }), /^Show \d+ more$/)
  await expect.element(again.getByRole('link', { name: 'Picture m11' })).toBeVisible()
  await again.getByRole('button', { name: 'Show fewer' }).press()
  await expect.element(again.getByRole('link', { name: 'Picture m11' })).not.toBeInTheDocument()
})

test('[REACT-07] reactions that were asked for stay after they left the screen', async () => {
  const emoji_reactions = Array.from({ length: 15 }, (_, index) => ({
    name: String.fromCodePoint(0x1f980 + index),
    count: 1,
    me: false,
    url: null,
  }))
  const again = await pressAndReturn(await seed(server, { emoji_reactions }), 'Show 3 more reactions')
  await expect.element(again.getByRole('button', { name: 'Show fewer' })).toBeVisible()
})

test('[USER-31] mentions that were asked for stay, those of the words and those of the line above', async () => {
  const links = people.map(({ url, username }) => `<a class="mention" href="${url}">@${username}</a>`)
  const written = await seed(server, { content: `<p>${links.join(' ')}</p>`, mentions: people })
  const words = await pressAndReturn(written, '+2 more')
  await expect.element(words.getByRole('link', { name: '@p6' })).toBeVisible()
  await words.unmount()
  const line = await pressAndReturn(await seed(server, { id: 's2', mentions: people }), '+2 more')
  await expect.element(line.getByRole('link', { name: '@p6' })).toBeVisible()
})

/** Sends a reply; its row leaves the screen before the server has answered. */
async function replyAndLeave(id: StatusId) {
  const screen = await show(<StatusCard statusId={id} />)
  await screen.getByRole('button', { name: /^Reply/ }).press()
  await page.getByRole('textbox', { name: 'Post text' }).fill('Thank you')
  await page.getByRole('button', { name: 'Post', exact: true }).press()
  await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses'])
  await screen.unmount()
  return server.last()
}
const form = page.getByRole('form', { name: /^Reply/ })

test('[POST-03] the form of a reply that arrives is closed, also when its row left the screen before', async () => {
  const id = await seed(server)
  const sent = await replyAndLeave(id)
  sent.answer(wireStatus({ id: 's9', content: 'Thank you' }))
  await expect.poll(getOutbox).toEqual([])
  await expect.poll(() => getComposing('row')).toBeNull()
  const again = await show(<StatusCard statusId={id} />)
  await expect.element(again.getByRole('article')).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
})

test('[POST-03] a form that was opened meanwhile below another row stays open', async () => {
  const other = await seed(server, { id: 's2' })
  const sent = await replyAndLeave(await seed(server))
  const screen = await show(<StatusCard statusId={other} />)
  await screen.getByRole('button', { name: /^Reply/ }).press()
  await expect.element(form).toBeVisible()
  sent.answer(wireStatus({ id: 's9', content: 'Thank you' }))
  await expect.poll(getOutbox).toEqual([])
  await expect.element(form).toBeVisible()
  expect(getComposing('row')?.statusId).toBe(other)
})
