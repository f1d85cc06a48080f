import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { WithEnglish } from '../../i18n/testing.tsx'
import { markFirstContent } from '../../model/first-content.ts'
import { dismiss, notify } from '../../model/notices.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import '../styles/index.ts'
import { AppShell } from './AppShell.tsx'
import { showShell, widths } from './testing/show-shell.tsx'

beforeEach(() => {
  // More is fetched before than a browser remembers by default.
  performance.setResourceTimingBufferSize(10_000)
  const server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
})

const bars = () => page.getByRole('banner')
const heading = () => page.getByRole('heading', { name: 'Screen' })
const topOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect()

/** The code around the main column, as far as it was asked for. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('/shell-panels.tsx'))

// First in its file: what was fetched once stays.
test('[SHELL-01] the main column stands before the rest was fetched, and nothing moves when it comes', async () => {
  await signInAs()
  await page.viewport(widths.wide, 900)
  await render(
    <WithEnglish>
      <Router>
        <AppShell>
          <h1>Screen</h1>
        </AppShell>
      </Router>
    </WithEnglish>,
  )
  await expect.element(heading()).toBeVisible()
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  expect(fetched()).toEqual([])
  expect(bars().query()).toBeNull()
  const { top, left } = topOf(heading())
  markFirstContent()
  await expect.element(bars()).toBeVisible()
  expect(fetched()).toHaveLength(1)
  expect(topOf(heading())).toMatchObject({ top, left })
})

test('[SHELL-46] a window opens inside the place for windows', async () => {
  await signInAs()
  await showShell(widths.wide)
  await bars().getByRole('button', { name: 'Settings' }).press()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect.element(settings).toBeVisible()
  expect(settings.element().closest('#modal')).not.toBeNull()
})

test('[SHELL-49] a notice is in the middle of the main column, and over a window in the middle of that', async () => {
  const middleOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const middleOfNotice = () => {
    const words = page.getByText('Pinned to your profile.').element()
    return middleOf(words.parentElement ?? words)
  }
  await signInAs()
  await showShell(widths.wide)
  await expect.element(bars()).toBeVisible()
  const id = notify({ level: 'success', messageKey: 'status.said.pinned' })
  onTestFinished(() => dismiss(id))
  await expect.poll(middleOfNotice).toBeCloseTo(middleOf(page.getByRole('main').element()), 0)
  await bars().getByRole('button', { name: 'Settings' }).press()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect.element(settings).toBeVisible()
  await expect.poll(middleOfNotice).toBeCloseTo(middleOf(settings.element()), 0)
})
