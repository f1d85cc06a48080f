import { expect, test } from '../fixtures/test.ts'
import { stillness } from '../fixtures/place.ts'

/** Settings with which the first post in sight may move, and why. */
const mayMove: Readonly<Record<string, string>> = {}

interface Shift {
  readonly setting: string
  readonly px: number
}

test('whatever is switched on and off with the window over home, the first visible post stays where it is', async ({
  openAs,
  server,
  memberApi,
}) => {
  test.setTimeout(180_000)
  for (let index = 0; index < 12; index += 1)
    await memberApi.post(`Line ${index} of the log.\n\nThe tide came in, and went out again.`, {
      spoiler_text: index % 3 === 0 ? 'Tides' : '',
    })
  const page = await openAs(server.accounts.member)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await stillness(page)
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByRole('navigation').getByRole('button').first()).toBeVisible()
  const sections = await dialog.getByRole('navigation').getByRole('button').all()
  const shifts: Shift[] = []
  for (const section of sections) {
    await section.click()
    await stillness(page)
    shifts.push(
      ...(await dialog.evaluate(async (window) => {
        const still = async () => {
          let before = ''
          for (let calm = 0; calm < 4;) {
            await new Promise((resolve) => requestAnimationFrame(resolve))
            const now = `${scrollY} ${document.documentElement.scrollHeight}`
            calm = now === before ? calm + 1 : 0
            before = now
          }
        }
        const covered = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0
        const first = () =>
          [...document.querySelectorAll<HTMLElement>('main [data-row-id]')].find(
            (row) => row.getBoundingClientRect().bottom > covered,
          )
        const found: Shift[] = []
        const rows = window.querySelectorAll<HTMLElement>('[data-section]:not([hidden]) [data-setting]')
        for (const row of rows) {
          const control = row.querySelector<HTMLInputElement>('[role="switch"]:not(:disabled)')
          const id = first()?.dataset['rowId']
          if (control === null || id === undefined) continue
          const top = () =>
            document.querySelector(`main [data-row-id="${CSS.escape(id)}"]`)?.getBoundingClientRect().top
          const before = top() ?? 0
          const setting = row.dataset['setting'] ?? ''
          for (const turn of ['on', 'off']) {
            control.click()
            await still()
            found.push({ setting: `${setting} ${turn}`, px: (top() ?? Infinity) - before })
          }
        }
        return found
      })),
    )
  }
  expect(shifts.length).toBeGreaterThan(80)
  const moved = shifts.filter(
    ({ setting, px }) => Math.abs(px) > 1 && mayMove[setting.split(' ')[0] ?? ''] === undefined,
  )
  expect(moved).toEqual([])
})
