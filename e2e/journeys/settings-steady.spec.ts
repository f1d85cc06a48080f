import { expect, test } from '../fixtures/test.ts'
import { stillness } from '../fixtures/place.ts'

/** Settings with which the first post in sight may move, and why. */
const mayMove: Readonly<Record<string, string>> = {
  textSize: 'the headings above it have another height: its distance to them is kept',
}

interface Shift {
  readonly setting: string
  readonly px: number
}

test('whatever is switched or chosen with the window over home, the first visible post stays where it is', async ({
  openAs,
  server,
  memberApi,
  complaints,
}) => {
  // The client says so itself when letters have another size.
  complaints.allow(/a resize that nobody made/)
  for (let index = 0; index < 24; index += 1)
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
        /** Each value of a choice, and back to the one it had; a switch twice. */
        const turnsOf = (row: HTMLElement): [string, () => void][] => {
          const toggle = row.querySelector<HTMLInputElement>('[role="switch"]:not(:disabled)')
          if (toggle !== null) return ['on', 'off'].map((turn) => [turn, () => toggle.click()])
          const select = row.querySelector<HTMLSelectElement>('select:not(:disabled)')
          if (select !== null) {
            const values = [...select.options].map(({ value }) => value).slice(0, 3)
            return [...values, select.value].map((value) => [
              value,
              () => {
                select.value = value
                select.dispatchEvent(new Event('change', { bubbles: true }))
              },
            ])
          }
          const radios = [...row.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)')]
          const chosen = radios.filter((radio) => radio.checked)
          return [...radios, ...chosen].map((radio) => [radio.value, () => radio.click()])
        }
        const found: Shift[] = []
        const rows = window.querySelectorAll<HTMLElement>('[data-section]:not([hidden]) [data-setting]')
        for (const row of rows) {
          const id = first()?.dataset['rowId']
          if (id === undefined) continue
          const top = () =>
            document.querySelector(`main [data-row-id="${CSS.escape(id)}"]`)?.getBoundingClientRect().top
          const before = top() ?? 0
          const setting = row.dataset['setting'] ?? ''
          for (const [turn, change] of turnsOf(row)) {
            change()
            await still()
            found.push({ setting: `${setting} ${turn}`, px: (top() ?? Infinity) - before })
          }
        }
        return found
      })),
    )
  }
  expect(shifts.length).toBeGreaterThan(130)
  const moved = shifts.filter(
    ({ setting, px }) => Math.abs(px) > 1 && mayMove[setting.split(' ')[0] ?? ''] === undefined,
  )
  expect(moved).toEqual([])
})
