import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getSetting, setSetting } from '../../model/settings.ts'
import { instance } from '../../testing/fresh-page.ts'
import { openHome } from '../../testing/page.tsx'

test('the quick settings turn cards of people off and on, also for who opens them with a key alone', async () => {
  await openHome(instance, 5)
  const button = page.getByRole('button', { name: 'Quick settings' })
  const item = page.getByRole('menuitemcheckbox', { name: 'Show a person’s card' })
  await button.press()
  await expect.element(item).toBeChecked()
  await item.press()
  expect(getSetting('personCards')).toBe('never')
  await button.press()
  await expect.element(item).not.toBeChecked()
  await item.press()
  expect(getSetting('personCards')).toBe('pointer')
  setSetting('personCards', 'key')
  await button.press()
  await expect.element(item).toBeChecked()
})
