import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { closeFilterEditor } from '../../model/windows.ts'
import { show } from '../../testing/world.tsx'
import { FilterWindow } from '../../testing/FilterWindow.tsx'
import { arrive, button, depart, meet } from './testing/meet.tsx'

afterEach(() => {
  closeFilterEditor()
  depart()
})

test('the menu of a person opens the editor of a filter for their posts, or only for their repeats', async () => {
  const server = await arrive()
  await show(<FilterWindow />)
  await meet(server, {}, { id: 'id-mira', acct: 'mira@Loom.example' })
  await button('More options for Mira').press()
  await page.getByRole('menuitem', { name: 'Filter posts by Mira…' }).press()
  const dialog = page.getByRole('dialog', { name: 'New filter' })
  const items = dialog.getByRole('list', { name: 'Filter items' })
  await expect.element(items).toHaveTextContent('person @mira@loom.example')
  await dialog.getByRole('checkbox', { name: 'Only repeats by these people' }).press()
  await expect.element(items).toHaveTextContent('repeats @mira@loom.example')
  await dialog.getByRole('button', { name: 'Cancel' }).press()
  await expect.element(button('More options for Mira')).toHaveFocus()
})
