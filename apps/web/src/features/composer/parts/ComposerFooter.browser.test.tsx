import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/signed-in.ts'
import { capabilitiesOf, changeInstance } from '../../../model/testing/change-instance.ts'
import { write } from '../testing/form.tsx'

it('[COMP-04] the toggles of the form say whether they are pressed', async () => {
  changeInstance({ capabilities: capabilitiesOf('pleroma_api', 'polls') })
  await write()
  for (const [off, on] of [
    ['Add a poll', 'Remove poll'],
    ['Add subject', 'Remove subject'],
    ['Show preview', 'Hide preview'],
  ] as const) {
    await page.getByRole('button', { name: off, pressed: false }).press()
    await expect.element(page.getByRole('button', { name: on, pressed: true })).toBeVisible()
  }
})
