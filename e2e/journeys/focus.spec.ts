import { newWords } from '../fixtures/posts.ts'
import { expect, test } from '../fixtures/test.ts'

test('a focus that goes through the bars and columns leaves the page where it is', async ({
  openAs,
  server,
  memberApi,
}) => {
  for (let number = 1; number <= 24; number += 1) await memberApi.post(newWords(`Line ${number}`))
  const page = await openAs(server.accounts.member, '/main/public')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').nth(8)).toBeAttached()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('complementary').first().getByRole('link').first()).toBeVisible()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  const moved = await page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('header:not(article *), aside')]
    const controls = bars.flatMap((bar) => [...bar.querySelectorAll<HTMLElement>('a, button, textarea')])
    const shown = controls.filter((control) => {
      const { top, bottom } = control.getBoundingClientRect()
      return control.checkVisibility() && top >= 0 && bottom <= innerHeight
    })
    const focused = shown.filter((control) => {
      control.focus()
      return document.activeElement === control
    })
    return { count: focused.length, top: scrollY }
  })
  expect(moved.count).toBeGreaterThan(10)
  expect(moved.top).toBe(700)
})

test('a focus that goes back through a column that scrolls by itself is in sight', async ({
  openAs,
  server,
}) => {
  const page = await openAs(server.accounts.member, '/main/public')
  await page.setViewportSize({ width: 1440, height: 420 })
  const column = page.getByRole('complementary').first()
  await expect(column.getByRole('link').nth(5)).toBeAttached()
  const hidden = await column.evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('a, button, textarea')].toReversed()
    const focused = controls.filter((control) => {
      control.focus()
      return document.activeElement === control
    })
    const outOfSight = focused.filter((control) => {
      control.focus()
      const [inner, outer] = [control.getBoundingClientRect(), element.getBoundingClientRect()]
      return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
    })
    return {
      count: focused.length,
      overflow: element.scrollHeight - element.clientHeight,
      outOfSight: outOfSight.length,
    }
  })
  expect(hidden.count).toBeGreaterThan(5)
  expect(hidden.overflow).toBeGreaterThan(100)
  expect(hidden.outOfSight).toBe(0)
})
