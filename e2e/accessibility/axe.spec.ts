import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const looks = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'high contrast', colorScheme: 'dark', contrast: 'more' },
] as const
const widths = [390, 1024, 1440]

async function expectNothingFound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)).toEqual([])
}

for (const look of looks) {
  for (const width of widths) {
    test(`axe finds nothing on home, conversation, sign-in and compose, ${look.name} at ${width} px`, async ({
      page,
      openAs,
      server,
      memberApi,
    }) => {
      const media = { colorScheme: look.colorScheme, contrast: look.contrast }
      const viewport = { width, height: 900 }
      await page.setViewportSize(viewport)
      await page.emulateMedia(media)
      await page.goto('/login')
      await expect(page.getByRole('main').getByLabel('Username')).toBeVisible()
      await expectNothingFound(page)

      const root = await memberApi.post(`A post for looking at, ${look.name} ${width}`, { spoiler_text: '' })
      await memberApi.post(`An answer to it`, { in_reply_to_id: root.id })
      const home = await openAs(server.accounts.member, '/main/friends', { viewport, ...media })
      await home.emulateMedia(media)
      const post = home
        .getByRole('article')
        .filter({ hasText: `A post for looking at, ${look.name} ${width}` })
      await expect(post).toBeVisible()
      await expectNothingFound(home)

      await home.goto(`/notice/${root.id}`)
      await expect(home.getByRole('article').filter({ hasText: 'An answer to it' })).toBeVisible()
      await expectNothingFound(home)

      await home
        .getByRole('article')
        .filter({ hasText: 'A post for looking at' })
        .getByRole('button', { name: /^Reply/ })
        .click()
      await expect(home.getByRole('textbox', { name: 'Text of the post' }).last()).toBeFocused()
      await expectNothingFound(home)
    })
  }
}
