import { expect } from '@playwright/test'
import { closeFirstRun } from '../fixtures/settings.ts'
import { denyStorage, fillStorage, makeRoom, wantToLeave } from '../fixtures/storage.ts'
import { signIn } from '../fixtures/test.ts'
import {
  expectWhole,
  sidebarForm,
  test,
  textOf,
  windowForm,
  withPicture,
  withPoll,
  writeWhole,
} from '../fixtures/whole-draft.ts'

/* As nothing-lost.spec.ts, where the browser does not keep what is written. */

const notKept = 'This browser can’t save drafts. If you leave, your text will be lost.'

test('storage that is denied: it is said, and who leaves is asked first', async ({
  page,
  server,
  memberApi,
}) => {
  await closeFirstRun(memberApi)
  await denyStorage(page)
  await signIn(page, server.accounts.member)
  await page.waitForURL('**/main/friends')
  const draft = withPicture()
  const form = await windowForm(page)
  await writeWhole(form, draft)
  await expect(form.getByRole('form').getByText(notKept)).toBeVisible()
  await wantToLeave(page)
  await expectWhole(form, draft)
  await page.keyboard.press('Escape')
  await expectWhole(await sidebarForm(page), draft)
})

test('storage that is full, until there is room', async ({ begin }) => {
  const { page, form, draft } = await begin(withPoll())
  await fillStorage(page)
  // So long that what another part of the client gives up meanwhile leaves no room for it.
  await textOf(form).fill(`${draft.text}, in full${' goose'.repeat(500)}`)
  await expect(form.getByRole('form').getByText(notKept)).toBeVisible()
  await wantToLeave(page)
  await makeRoom(page)
  await textOf(form).fill(`${draft.text}, with room`)
  await expect(form.getByRole('form').getByText(notKept)).toHaveCount(0)
  await page.reload()
  await expectWhole(await windowForm(page), { ...draft, text: `${draft.text}, with room` })
})
