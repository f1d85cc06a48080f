import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { StatusCard } from '../../features/status/index.ts'
import { setSetting } from '../../model/settings.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { parkPointer } from '../../testing/park-pointer.ts'
import { wireImage } from '../../testing/wire.ts'
import { freshWorld, seed, signIn } from '../../testing/world.tsx'
import { showShell, widths } from './testing/show-shell.tsx'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  server.reply = () => []
  await signIn(server)
})
afterEach(() => {
  for (const name of ['visibleFocus', 'underlinedLinks', 'greyPictures', 'wholePostTap'] as const)
    setSetting(name, undefined)
})

async function showPost() {
  const id = await seed(server, { id: 's9', media_attachments: [wireImage('m1')] })
  await showShell(widths.wide, <StatusCard statusId={id} />)
  const post = page.getByRole('main').getByRole('article')
  await expect.element(post).toBeVisible()
  return post
}

const styleOf = (locator: ReturnType<typeof page.getByRole>) => getComputedStyle(locator.element())

test('what the pointer gives the focus to has a ring where the focus is always to be seen, and no ring else', async ({
  task,
}) => {
  task.meta.settings = ['visibleFocus']
  const post = await showPost()
  await post.getByText('The ferry crew rang the bell.').click()
  await expect.element(post).toHaveFocus()
  expect(styleOf(post).outlineStyle).toBe('none')
  setSetting('visibleFocus', 'always')
  await expect.poll(() => [styleOf(post).outlineStyle, styleOf(post).outlineWidth]).toEqual(['solid', '2px'])
  setSetting('visibleFocus', undefined)
  await expect.poll(() => styleOf(post).outlineStyle).toBe('none')
})

test('names and dates are underlined where all links are to be', async ({ task }) => {
  task.meta.settings = ['underlinedLinks']
  const post = await showPost()
  const links = [post.getByRole('link', { name: 'mira' }), post.getByRole('link', { name: /\d{4} at / })]
  const lines = () => links.map((link) => styleOf(link).textDecorationLine)
  expect(lines()).toEqual(['none', 'none'])
  setSetting('underlinedLinks', true)
  await expect.poll(lines).toEqual(['underline', 'underline'])
})

test('images have no colours where that is wished, until somebody points at one or gives it the focus', async ({
  task,
}) => {
  task.meta.settings = ['greyPictures']
  const aside = await parkPointer()
  const post = await showPost()
  const link = post.getByRole('link', { name: 'Picture m1' })
  const filter = () => getComputedStyle(link.element().querySelector('img') ?? document.body).filter
  expect(filter()).toBe('none')
  setSetting('greyPictures', true)
  await expect.poll(filter).toBe('grayscale(1)')
  await link.hover()
  await expect.poll(filter).toBe('none')
  await userEvent.hover(aside)
  await expect.poll(filter).toBe('grayscale(1)')
  ;(post.element() as HTMLElement).focus()
  while (document.activeElement !== link.element()) await userEvent.keyboard('{Tab}')
  expect(filter()).toBe('none')
  aside.remove()
})

test('a press on the text of a post leads nowhere, and to its conversation where that is wished', async ({
  task,
}) => {
  task.meta.settings = ['wholePostTap']
  const post = await showPost()
  const text = post.getByText('The ferry crew rang the bell.')
  await text.press()
  expect(location.pathname).toBe('/')
  setSetting('wholePostTap', true)
  await post.getByRole('button', { name: 'Bookmark' }).press()
  expect(location.pathname).toBe('/')
  getSelection()?.selectAllChildren(text.element())
  history.replaceState(null, '', '/')
  text.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(location.pathname).toBe('/')
  getSelection()?.removeAllRanges()
  await text.press()
  expect(location.pathname).toBe('/notice/s9')
  history.replaceState(null, '', '/')
  setSetting('wholePostTap', false)
  await text.press()
  expect(location.pathname).toBe('/')
})
