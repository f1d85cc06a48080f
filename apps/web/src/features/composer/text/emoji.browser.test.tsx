import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getNotices } from '../../../model/notices.ts'
import { setSetting } from '../../../model/settings.ts'
import { server } from '../../../testing/signed-in.ts'
import { serveEmoji } from '../../../testing/emoji.ts'
import { addSubject, subject, text, write } from '../testing/form.tsx'
import { fields, sent, uploads } from '../testing/requests.ts'

beforeEach(() => {
  serveEmoji(server, { stickers: ['blob_cat.png'] })
})

const button = () => page.getByRole('button', { name: 'Add emoji' })
const grid = () => page.getByRole('grid')
const choose = async (name: string) => {
  // The grid comes after its picker: its lists are fetched.
  if (page.getByRole('dialog').elements().length === 0) await button().press()
  await expect.element(grid()).toBeVisible()
  // Rows beyond what is seen come with the pointer.
  grid()
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await page.getByRole('gridcell', { name, exact: true }).press()
}
const caret = () => (text().element() as HTMLTextAreaElement).selectionStart
const putCaret = (at: number) => (text().element() as HTMLTextAreaElement).setSelectionRange(at, at)

test('[EMOJI-04] the chosen emoji is inserted at the caret, a character as itself and one of the server’s by its shortcode', async () => {
  await write()
  await text().fill('Look over there')
  putCaret(4)
  await choose('goose')
  await expect.element(text()).toHaveValue('Look 🪿 over there')
  await expect.element(text()).toHaveFocus()
  expect(caret()).toBe('Look 🪿'.length)
  await userEvent.keyboard('!')
  await expect.element(text()).toHaveValue('Look 🪿! over there')
  await choose('bee')
  await expect.element(text()).toHaveValue('Look 🪿! :bee: over there')
})

test('[EMOJI-04] without room around it where nobody wants any', async ({ task }) => {
  task.meta.settings = ['padEmoji']
  setSetting('padEmoji', false)
  await write()
  await text().fill('Hm')
  await choose('bee')
  await expect.element(text()).toHaveValue('Hm:bee:')
})

test('[EMOJI-04] it goes into the subject when that was written in last', async () => {
  await write()
  await addSubject('Birds')
  await choose('goose')
  await expect.element(subject()).toHaveValue('Birds 🪿 ')
  await expect.element(subject()).toHaveFocus()
  await expect.element(text()).toHaveValue('')
  await text().click()
  await choose('bee')
  await expect.element(text()).toHaveValue(':bee: ')
})

test('“Keep open” takes several, one behind the other', async () => {
  await write()
  await text().fill('Hi')
  await button().press()
  await page.getByRole('checkbox', { name: 'Keep open' }).press()
  await choose('goose')
  await choose('bee')
  await expect.element(text()).toHaveValue('Hi 🪿 :bee: ')
  await expect.element(grid()).toBeVisible()
})

test('[COMP-10] nothing is posted while the picker is open', async () => {
  await write()
  await text().fill('Not yet')
  await button().press()
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  // Wherever the key was pressed.
  text()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
  await userEvent.keyboard('{Escape}')
  await expect.element(grid()).not.toBeInTheDocument()
  expect(sent()).toEqual([])
  await text().click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent()).toHaveLength(1)
})

test('Escape that ends a composition of an input method leaves an answer below a post open', async () => {
  const onCancel = vi.fn()
  await write({ look: 'inline', onCancel })
  const escape = (more: KeyboardEventInit) =>
    text()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more }),
      )
  escape({ isComposing: true })
  // WebKit sends the key that ended a composition after it, with this code.
  escape({ keyCode: 229 })
  expect(onCancel).not.toHaveBeenCalled()
  escape({})
  expect(onCancel).toHaveBeenCalledOnce()
})

test('Escape in the picker leaves an answer below a post open', async () => {
  const onCancel = vi.fn()
  await write({ look: 'inline', onCancel })
  await button().press()
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(grid()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
  expect(onCancel).not.toHaveBeenCalled()
})

test('[EMOJI-10] a chosen sticker is fetched and added as a picture', async () => {
  const asked: string[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.includes('stickers')) return real(url, init)
    asked.push(url)
    return Promise.resolve(new Response(new Uint8Array(8), { headers: { 'content-type': 'image/png' } }))
  })
  await write()
  await button().press()
  await page.getByRole('tab', { name: 'Stickers' }).press()
  await choose('blob cat')
  await expect.poll(() => uploads()).toHaveLength(1)
  expect(asked).toEqual(['/static/stickers/blobs/blob_cat.png'])
  expect(uploads()[0]?.body).toContain('filename="blob_cat.png"')
  expect(fields(uploads()[0]?.body ?? '', 'description')).toEqual([])
})

test('[EMOJI-10] a sticker that is not there is reported, and nothing is added', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 404 })))
  await write()
  await button().press()
  await page.getByRole('tab', { name: 'Stickers' }).press()
  await choose('blob cat')
  await expect.poll(() => getNotices().map(({ messageKey }) => messageKey)).toEqual(['emoji.stickerFailed'])
  expect(uploads()).toEqual([])
})
