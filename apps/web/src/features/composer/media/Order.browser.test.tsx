import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readDraft } from '../../../model/writing.ts'
import { heard } from '../../../testing/heard.ts'
import { server } from '../../../testing/signed-in.ts'
import { wireImage, wireStatus } from '../../../testing/wire.ts'
import { choose, png, post, write } from '../testing/form.tsx'
import { fields, hasFiles, sent, uploads } from '../testing/requests.ts'

beforeEach(() => {
  server.reply = hasFiles
})

const list = () => page.getByRole('list', { name: 'Files in this post' })
const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const ids = () => readDraft('id-wren', 'status')?.files.map(({ id }) => id)

async function writeWithThree() {
  await write()
  await choose(png('a.png'), png('b.png'), png('c.png'))
  await expect.poll(() => uploads().length).toBe(3)
  for (const call of uploads()) {
    const [, name = ''] = /filename="(\w)\.png"/.exec(call.body) ?? []
    call.answer(wireImage(name, { description: `Goose ${name}` }))
  }
  await expect.poll(ids).toEqual(['a', 'b', 'c'])
}

async function expectSent(order: readonly string[]) {
  await post().press()
  await expect.poll(() => sent().length).toBe(1)
  expect(fields(sent()[0]?.body ?? '', 'media_ids[]')).toEqual(order)
  sent()[0]?.answer(wireStatus({ id: 's9' }))
}

describe('the order of files', () => {
  it('[COMP-26] follows the arrow keys on a grip, which keeps the focus and says where the file is, and media_ids follow', async () => {
    await writeWithThree()
    await expect.element(grip('c.png')).toHaveAccessibleDescription('Drag, or use the arrow keys')
    await userEvent.keyboard('{Escape}')
    ;(grip('c.png').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(ids).toEqual(['a', 'c', 'b'])
    await expect.element(grip('c.png')).toHaveFocus()
    await expect.poll(() => heard()).toContain('Moved to position 2 of 3')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(ids).toEqual(['c', 'a', 'b'])
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{End}')
    await expect.poll(ids).toEqual(['a', 'b', 'c'])
    await expect.element(grip('c.png')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.poll(ids).toEqual(['c', 'a', 'b'])
    await expectSent(['c', 'a', 'b'])
  })

  it('[COMP-26] follows dragging one picture onto the place of another, and media_ids follow', async () => {
    await writeWithThree()
    await expect.poll(() => list().element().querySelectorAll('[draggable="true"]').length).toBe(3)
    const frames = () => [...list().element().querySelectorAll('[draggable="true"]')]
    await userEvent.dragAndDrop(
      page.elementLocator(frames()[0] as Element),
      page.elementLocator(frames()[2] as Element),
    )
    await expect.poll(ids).toEqual(['b', 'c', 'a'])
    await expect.poll(() => heard()).toContain('Moved to position 3 of 3')
    await expectSent(['b', 'c', 'a'])
  })

  it('can be changed without dragging and without keys, and media_ids follow a removal', async () => {
    await writeWithThree()
    await grip('a.png').press()
    const later = page.getByRole('button', { name: 'Move a.png later' })
    await later.press()
    await later.press()
    await expect.poll(ids).toEqual(['b', 'c', 'a'])
    await expect.element(later).toHaveFocus()
    await expect.element(later).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Remove c.png' }).press()
    await expectSent(['b', 'a'])
  })

  it('goes the other way by the keys where one reads from right to left', async () => {
    await writeWithThree()
    document.documentElement.dir = 'rtl'
    try {
      ;(grip('a.png').element() as HTMLElement).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.poll(ids).toEqual(['b', 'a', 'c'])
    } finally {
      document.documentElement.removeAttribute('dir')
    }
  })

  it('needs no grip where there is one file', async () => {
    await write()
    await choose(png('a.png'))
    await expect.element(list()).toBeVisible()
    await expect.element(grip('a.png')).not.toBeInTheDocument()
  })
})
