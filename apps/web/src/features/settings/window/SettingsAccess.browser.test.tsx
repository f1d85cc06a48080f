import { afterEach, beforeEach, expect, test } from 'vitest'

import { forgetSessionMemory } from '../../../model/session.ts'
import { setSetting } from '../../../model/settings.ts'
import { stillness } from '../../../model/timelines/testing/frames.ts'
import { expectNothingFound, plainLook } from '../../../testing/gallery/looks.ts'
import { freshWorld, signIn } from '../../../testing/world.tsx'
import { dialog, field, openWindow, sections } from './testing/open-window.tsx'

beforeEach(async () => {
  const server = freshWorld()
  forgetSessionMemory('left')
  await signIn(server)
  for (const name of ['stopGifs', 'sensitiveByDefault', 'muteBotStatuses'] as const) setSetting(name, true)
})
afterEach(plainLook)

const rows = () => [...dialog.element().querySelectorAll<HTMLElement>('[data-setting]')]

test('axe finds nothing in a section, nor in what was found', async () => {
  await openWindow('wide', { at: { section: 'composing' } })
  await expect.element(sections).toBeVisible()
  await stillness()
  await expectNothingFound(dialog.element())
  await field.fill('media')
  await expect.poll(() => document.querySelector('dialog mark')).not.toBeNull()
  await expectNothingFound(dialog.element())
  await field.fill('animted')
  await expectNothingFound(dialog.element())
})

test('axe finds nothing on a phone, in the list and in a section', async () => {
  await openWindow('phone')
  await expect.element(sections).toBeVisible()
  await expectNothingFound(dialog.element())
  await sections.getByRole('button', { name: /^Composing/ }).press()
  await expect.poll(rows).not.toEqual([])
  await expectNothingFound(dialog.element())
})

test('nothing is wider than the window with letters twice as large', async () => {
  document.documentElement.style.fontSize = '200%'
  for (const size of ['wide', 'narrow', 'phone'] as const) {
    const screen = await openWindow(size, { at: { section: 'composing' } })
    await expect.poll(rows).not.toEqual([])
    const { right } = dialog.element().getBoundingClientRect()
    for (const row of rows()) {
      for (const part of row.querySelectorAll('label, input, select, fieldset'))
        expect(part.getBoundingClientRect().right, size).toBeLessThanOrEqual(right + 1)
    }
    await screen.unmount()
  }
  document.documentElement.style.fontSize = ''
})
