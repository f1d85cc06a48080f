import { tabTo } from '../fixtures/keyboard.ts'
import { expect, test } from '../fixtures/test.ts'
import { isThorough } from '../limits.ts'
import { expectNothingFound } from './nothing-found.ts'

const inWindow = { isOver: true, within: ['dialog[open]'] } as const

/**
 * Whether axe looks at a section; the keys lead to all of them at each width. At 1024 px a section is what it is at 1440
 * px without the pane beside it: every third is enough, unless thorough.
 */
const isLookedAt = (width: number, turn: number) => isThorough || width !== 1024 || turn % 3 === 0

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
    for (const [turn, name] of names.entries()) {
      const section = sections.locator(`[data-go="${name}"]`)
      await tabTo(page, section)
      await page.keyboard.press('Enter')
      await expect(
        window.locator(`[data-section="${name}"]`).getByRole('heading', { level: 3 }),
      ).toBeVisible()
      // Half of them in another theme on a phone, half at 1440 px.
      const hasOtherTheme = width !== 1024 && (width === 390) === (turn % 2 === 0)
      if (isLookedAt(width, turn)) await expectNothingFound(page, { ...inWindow, hasOtherTheme })
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
