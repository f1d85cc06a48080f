import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { alone } from '../../lib/alone.ts'
import { getListedFilters } from '../../model/filters/store.ts'
import { saveRule } from '../../model/filters/testing/save-rule.ts'
import { dismiss, getNotices, takeBackSaid } from '../../model/notices.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { preloadActing, StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { settingsProfiles: false } })
  await signIn(server)
  preloadActing()
})
afterEach(() => {
  for (const { id } of getNotices()) dismiss(id)
})

const rules = () =>
  getListedFilters().map(({ effect, terms }) => [effect, ...terms.map((term) => 'text' in term && term.text)])
const food = () => seed(server, { spoiler_text: 'Food, eggs' })
const opens = page.getByRole('button', { name: /^Show post/ })
const closes = page.getByRole('button', { name: 'Hide', exact: true })
const always = page.getByRole('button', { name: /^Always like this/ })
const messages = () => getNotices().map(({ messageKey }) => messageKey)

/** Makes every change of filters wait until it is released. */
function holdChanges() {
  const turn = Promise.withResolvers<undefined>()
  const released = alone('server-filters id-wren', () => turn.promise)
  return async () => {
    turn.resolve(undefined)
    await released
    await alone('server-filters id-wren', () => Promise.resolve())
  }
}

async function offer() {
  await show(<StatusCard statusId={await food()} />)
  await opens.press()
  await expect.element(always).toBeVisible()
}

describe('presses on “Always like this”', () => {
  test('saves once when it is pressed twice quickly', async () => {
    await offer()
    await userEvent.dblClick(always)
    await expect.poll(rules).toEqual([['open', 'Food, eggs']])
    await expect.element(always).toHaveAttribute('aria-pressed', 'true')
    expect(messages()).toEqual(['status.rule.opens'])
  })

  test('shows that it is saving, and saves once however often it is pressed meanwhile', async () => {
    await offer()
    const release = holdChanges()
    await always.press()
    await expect.element(always).toHaveAttribute('aria-busy', 'true')
    ;(always.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}{Enter} ')
    ;(always.element() as HTMLElement).click()
    await release()
    await expect.element(always).not.toHaveAttribute('aria-busy')
    expect(rules()).toEqual([['open', 'Food, eggs']])
    expect(messages()).toEqual(['status.rule.opens'])
    await expect.element(always).toHaveAttribute('aria-pressed', 'true')
    await expect.element(always).toHaveFocus()
  })

  test('changes a rule for the same words that was added while it waited', async () => {
    await offer()
    const release = holdChanges()
    const added = saveRule('close', 'food, eggs')
    await always.press()
    await Promise.all([release(), added])
    await expect.poll(rules).toEqual([['open', 'Food, eggs']])
    await expect.poll(messages).toEqual(['status.rule.opens'])
    for (const notice of getNotices()) takeBackSaid(notice)
    await expect.poll(rules).toEqual([['close', 'food, eggs']])
  })

  test('a held Enter presses it once', async () => {
    await offer()
    ;(always.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter>4/}')
    await expect.element(always).toHaveAttribute('aria-pressed', 'true')
    await expect.element(always).not.toHaveAttribute('aria-busy')
    expect(rules()).toEqual([['open', 'Food, eggs']])
    expect(messages()).toEqual(['status.rule.opens'])
  })

  test('stays while it has the focus when another rule does the same', async () => {
    await offer()
    ;(always.element() as HTMLElement).focus()
    await saveRule('open', 'food')
    await expect.element(always).toHaveFocus()
    closes.element().focus()
    await expect.element(always).not.toBeInTheDocument()
  })
})
