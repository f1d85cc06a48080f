import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { EmojiButton } from '../../features/emoji/index.ts'
import { serveEmoji } from '../emoji.ts'
import { attempt } from '../../features/status/actions/attempt.ts'
import { rememberRow } from '../../features/status/row-memory.ts'
import { entityStore } from '../../model/entities.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import type { FakeServer } from '../fake-server.ts'
import { freshWorld, seed, show, signIn } from '../world.tsx'
import { expectNothingFound, plainLook } from './looks.ts'
import { Parts } from './Parts.tsx'
import { Posts } from './Posts.tsx'
import { mediaStates, postStates } from './posts.ts'

const nothing = () => undefined
let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(plainLook)

async function plant(states: Readonly<Record<string, Record<string, unknown>>>): Promise<StatusId[]> {
  const ids: StatusId[] = []
  for (const change of Object.values(states))
    ids.push(await seed(server, { id: `g${ids.length}`, ...change }))
  return ids
}

const idOf = (name: string) => `g${Object.keys(postStates).indexOf(name)}` as StatusId

async function draw(children: Parameters<typeof show>[0]): Promise<void> {
  await show(<main>{children}</main>)
  await stillness()
}

test('axe finds nothing in the parts of the interface', async () => {
  await draw(<Parts />)
  await expectNothingFound()
})

test('axe finds nothing in a post, whatever its state', async () => {
  await draw(<Posts ids={await plant(postStates)} />)
  await expect.element(page.getByText('The quoted post isn’t available.')).toBeVisible()
  await expectNothingFound()
})

test('axe finds nothing in what a person opened in a post, or did with it', async () => {
  const ids = await plant(postStates)
  const opened = ids.filter((id) =>
    ['a shut warning', 'a long subject', 'long text', 'a muted line'].some((name) => idOf(name) === id),
  )
  for (const id of opened)
    rememberRow(id, { isSubjectOpen: true, isLongSubjectOpen: true, isTallOpen: true, isUnmuted: true })
  const [failed, gone, translated] = [idOf('at rest'), idOf('favourited'), idOf('repeated')]
  const of = entityStore.statuses.get(translated)?.content ?? ''
  const answer = { detectedLanguage: 'nl', text: '<p>In words of ours.</p>' }
  rememberRow(translated, {
    translation: { of, to: 'en', from: null, isAsking: false, answer },
  })
  entityStore.statuses.patch(gone, { isDeleted: true })
  const busy = idOf('bookmarked')
  const asking = { to: 'en', from: null, isAsking: true, answer: null }
  rememberRow(busy, { translation: { of, ...asking } })
  await draw(<Posts ids={[...opened, failed, gone, translated, busy, idOf('many reactions')]} />)
  await attempt(failed, 'status.actions.favourite', () => Promise.reject(new Error('no')))
  await page.getByRole('button', { name: 'Show 3 more reactions' }).press()
  await expect.element(page.getByText('In words of ours.')).toBeVisible()
  await expect.element(page.getByText('This post was deleted.')).toBeVisible()
  await expect.element(page.getByText(/^“Favourite” didn’t work/)).toBeVisible()
  await expectNothingFound()
})

test('axe finds nothing in media', async () => {
  await draw(<Posts ids={await plant(mediaStates)} />)
  await expectNothingFound()
})

test('axe finds nothing in the picker: opened, searched, with stickers', async () => {
  serveEmoji(server, { stickers: ['blob_cat.webp', 'blob_fox.webp'] })
  await draw(<EmojiButton label="Emoji" onChoose={nothing} onSticker={nothing} canStayOpen />)
  await page.getByRole('button', { name: 'Emoji' }).press()
  await page.getByRole('grid').hover()
  await page.getByRole('gridcell', { name: 'waving hand' }).hover()
  await expect.element(page.getByRole('tab', { name: 'Stickers' })).toBeVisible()
  await expectNothingFound()
  await page.getByRole('searchbox').fill('goose')
  const goose = page.getByRole('gridcell', { name: 'goose', exact: true })
  // The goose may have been there before it was searched.
  await expect.element(page.getByRole('gridcell', { name: 'waving hand' })).not.toBeInTheDocument()
  await expect.element(goose).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(goose).toHaveFocus()
  await expectNothingFound()
  await page.getByRole('searchbox').fill('qqq')
  await expect.element(page.getByText(/^No emoji found for/)).toBeVisible()
  await expectNothingFound()
  await page.getByRole('tab', { name: 'Stickers' }).press()
  await expect.element(page.getByRole('gridcell', { name: 'blob fox' })).toBeVisible()
  await expectNothingFound()
})
