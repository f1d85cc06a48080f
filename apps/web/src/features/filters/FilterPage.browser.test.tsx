import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { changeInstance } from '../../model/testing/change-instance.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { server } from '../../testing/signed-in.ts'
import { show } from '../../testing/world.tsx'
import { FiltersSection } from './screen.ts'

const path = '/api/v1/filters'
const wire = { id: '1', phrase: 'ferry', context: ['home'], whole_word: true }

beforeEach(async () => {
  server.on(`GET ${path}`, [wire])
  changeInstance({ capabilities: { settingsProfiles: false } })
  await page.viewport(390, 844)
})
afterEach(() => page.viewport(1440, 900))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = page.getByRole('textbox', { name: 'What to filter' })

test('on a phone the editor is a page of its own, with Back and Save at the top', async () => {
  await show(<FiltersSection />)
  await button('New filter').press()
  const editor = page.getByRole('dialog', { name: 'New filter' })
  await expect.element(field).toHaveFocus()
  const { offsetWidth, offsetHeight } = editor.element() as HTMLElement
  expect([offsetWidth, offsetHeight]).toEqual([390, 844])
  for (const name of ['Back', 'Save filter'])
    expect(button(name).element().getBoundingClientRect().bottom).toBeLessThan(80)
  await expectNothingFound(editor.element())
  await button('Back').press()
  await expect.element(editor).not.toBeInTheDocument()
  await expect.element(button('New filter')).toHaveFocus()
})

test('on a phone a saved filter gives the focus to its row, and a turned phone loses nothing', async () => {
  await show(<FiltersSection />)
  await button('Edit filter “ferry”').press()
  await expect.element(page.getByRole('dialog', { name: 'Edit filter' })).toBeVisible()
  await userEvent.keyboard('#boats{Enter}')
  await page.viewport(844, 390)
  await expect.element(page.getByText('hashtag #boats')).toBeVisible()
  server.on(`DELETE ${path}/1`, {})
  await button('Save filter').press()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(button('Edit filter “ferry, #boats”')).toHaveFocus()
})
