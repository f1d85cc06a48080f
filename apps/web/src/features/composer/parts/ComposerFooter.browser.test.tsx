import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getInstance, setInstance } from '../../../model/instance.ts'
import { capabilitiesOf, changeInstance } from '../../../model/testing/change-instance.ts'
import { freshWorld, signIn } from '../../../testing/world.tsx'
import { write } from '../testing/form.tsx'

const instanceBefore = getInstance()

beforeEach(async () => {
  await signIn(freshWorld())
})
afterEach(() => setInstance(instanceBefore))

it('[COMP-04] the toggles of the form say whether they are pressed', async () => {
  changeInstance({ capabilities: capabilitiesOf('pleroma_api', 'polls') }, instanceBefore)
  await write()
  for (const [off, on] of [
    ['Add a poll', 'Remove poll'],
    ['Add subject', 'Remove subject'],
    ['Show preview', 'Hide preview'],
  ] as const) {
    await page.getByRole('button', { name: off, pressed: false }).click()
    await expect.element(page.getByRole('button', { name: on, pressed: true })).toBeVisible()
  }
})
