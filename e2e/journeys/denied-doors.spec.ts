import { newWords, postWith } from '../fixtures/posts.ts'
import { closeFirstRun } from '../fixtures/settings.ts'
import { deny } from '../fixtures/storage.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { postButton, textOf, windowForm } from '../fixtures/whole-draft.ts'

/* What a browser can deny, by settings of its owner or of a company. */
const doors = [
  'BroadcastChannel',
  'locks',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'serviceWorker',
  'Notification',
  'permissions',
  'clipboard',
] as const

/** What is said in words about it, beside the controls that need it. */
const said: Partial<Record<(typeof doors)[number], string>> = {
  localStorage: 'This browser is blocking storage, so your sign-in and settings won’t be saved.',
}

for (const door of doors)
  test(`[BOOT-04] with ${door} denied an account signs in, reads home and posts`, async ({
    page,
    server,
    memberApi,
  }) => {
    await closeFirstRun(memberApi)
    const there = newWords('Geese over the bridge')
    await memberApi.post(there)
    await deny(page, door)
    await signIn(page, server.accounts.member)
    await page.waitForURL('**/main/friends')
    await expect(postWith(page, there)).toBeVisible()
    const words = said[door]
    if (words !== undefined)
      await expect(page.getByRole('region', { name: 'Notices' }).getByText(words)).toBeVisible()
    const post = newWords(`Written with ${door} denied`)
    const form = await windowForm(page)
    await textOf(form).fill(post)
    await postButton(form).click()
    await expect(postWith(page, post)).toBeVisible()
  })
