// First: it fixes the order of the style layers, as the application's own start does.
import '../../app/styles/index.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { WithEnglish } from '../../i18n/testing.tsx'
import { setSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { frames } from '../../model/timelines/testing/frames.ts'
import { TimelineMenu } from './index.ts'

const all = { local: true, federated: true, bubble: true }

beforeEach(() => {
  startAfresh('/main/public')
  describeInstance({ capabilities: { knownNetwork: true }, facts: { publicTimelineVisibility: all } })
})

afterEach(() => vi.useRealTimers())

const show = () =>
  render(
    <WithEnglish>
      <TimelineMenu title="Local" />
    </WithEnglish>,
  )

async function entries() {
  await show()
  await page.getByRole('button', { name: 'Local' }).press()
  const menu = page.getByRole('menu', { name: 'Timelines' })
  await expect.element(menu).toBeVisible()
  return menu
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
}

const members = ['Home', 'Bubble', 'Local', 'Known network', 'Bookmarks', 'Direct messages']

describe('the menu of timelines', () => {
  test('[SHELL-37] offers members every timeline', async () => {
    await signInAs()
    expect(await entries()).toEqual(members)
  })

  test('[LIM-11] opens 25 ms after it is pressed', async () => {
    await show()
    const button = page.getByRole('button', { name: 'Local' })
    const menu = page.getByRole('menu', { name: 'Timelines' })
    // Once before, so that its code is there.
    await button.press()
    await expect.element(menu).toBeVisible()
    await button.press()
    await expect.poll(() => menu.query()).toBeNull()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await frames(3)
    vi.advanceTimersByTime(24)
    await frames(3)
    expect(menu.query()).toBeNull()
    vi.advanceTimersByTime(1)
    await expect.element(menu).toBeVisible()
  })

  test('[SHELL-37] can be a row of icons', async ({ task }) => {
    task.meta.settings = ['showPanelNavShortcuts']
    await signInAs()
    setSetting('showPanelNavShortcuts', true)
    await show()
    const icons = page.getByRole('navigation', { name: 'Timelines' }).getByRole('link')
    await expect.poll(() => icons.elements().map((icon) => icon.getAttribute('aria-label'))).toEqual(members)
    expect(page.getByRole('button', { name: 'Local' }).query()).toBeNull()
  })

  test('[SHELL-38] offers visitors none of their own', async () => {
    expect(await entries()).toEqual(['Bubble', 'Local', 'Known network'])
  })

  test('[SHELL-39] [SHELL-40] [SHELL-41] offers visitors only what the server shows them', async () => {
    describeInstance({
      capabilities: { knownNetwork: true },
      facts: { publicTimelineVisibility: { ...all, federated: false, bubble: false } },
    })
    expect(await entries()).toEqual(['Local'])
  })
})
