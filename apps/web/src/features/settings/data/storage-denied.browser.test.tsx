// First: what the modules find when they start.
import '../../../testing/deny-storage.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../../i18n/testing.tsx'
import { getSetting } from '../../../model/settings.ts'
import { SettingsFileRows } from './SettingsFileRows.tsx'

test('where the browser keeps nothing, a file holds for as long as the page is open (BOOT-04)', async () => {
  await render(
    <WithEnglish>
      <SettingsFileRows />
    </WithEnglish>,
  )
  const file = new File(['{"_pleroma_settings_version":[1,0],"streaming":true}'], 'mine.json')
  await page.elementLocator(document.querySelector('input') ?? document.body).upload(file)
  await page.getByRole('button', { name: 'Load 1 setting' }).press()
  expect(getSetting('streaming')).toBe(true)
})
