import { tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNothingFound } from './nothing-found.ts'

const inWindow = { isOver: true, within: ['dialog[open]'] } as const

for (const width of [390, 1024, 1440]) {
  test(`axe finds nothing in any section of the settings in any theme, and keys lead to each, at ${width} px`, async ({
    openAs,
    server,
  }) => {
    const options = { viewport: { width, height: 900 } }
    const page = await openAs(server.accounts.member, '/main/settings', options)
    const window = page.getByRole('dialog', { name: 'Settings' })
    const sections = window.getByRole('navigation', { name: 'Sections' })
    await expect(sections).toBeVisible()
    await expectNothingFound(page, inWindow)
    const names = await sections
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-go') ?? ''))
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) {
      const section = sections.locator(`[data-go="${name}"]`)
      await tabTo(page, section)
      await page.keyboard.press('Enter')
      await expect(
        window.locator(`[data-section="${name}"]`).getByRole('heading', { level: 3 }),
      ).toBeVisible()
      await expectNothingFound(page, inWindow)
      const back = window.getByRole('button', { name: 'Back to all sections' })
      if (await back.isVisible()) {
        await tabTo(page, back, 'Shift+Tab')
        await page.keyboard.press('Enter')
        await expect(section).toBeFocused()
      }
    }
    await page.keyboard.press('/')
    await page.keyboard.type('hide')
    await expect(window.getByRole('switch', { name: 'Hide counts on posts' })).toBeVisible()
    await expectNothingFound(page, inWindow)
  })
}
