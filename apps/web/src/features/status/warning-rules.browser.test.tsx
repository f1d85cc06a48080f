import type { FilterTerm } from '@skein/store'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { alone } from '../../lib/alone.ts'
import { removeFilter, saveFilter } from '../../model/filter-changes.ts'
import { getListedFilters } from '../../model/filters/store.ts'
import { saveRule } from '../../model/filters/testing/save-rule.ts'
import { dismiss, doNoticeAction, getNotices, takeBackSaid } from '../../model/notices.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { offerSettingsWindow, type SettingsTarget } from '../../model/windows.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { heard } from '../../testing/heard.ts'
import { wireAccount, wireImage } from '../../testing/wire.ts'
import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { Notices } from '../notices/index.ts'
import { preloadActing, StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  changeInstance({ capabilities: { settingsProfiles: false } })
  await signIn(server)
  preloadActing()
})
afterEach(() => {
  setSetting('collapseMessageWithSubject', undefined)
  for (const { id } of getNotices()) dismiss(id)
})

const rules = () =>
  getListedFilters().map(({ effect, terms }) => [effect, ...terms.map((term) => 'text' in term && term.text)])
const food = (change: object = {}) => seed(server, { spoiler_text: 'Food, eggs', ...change })
const text = page.getByText(/rang the bell/)
const opens = page.getByRole('button', { name: /^Show post/ })
const closes = page.getByRole('button', { name: 'Hide', exact: true })
const always = page.getByRole('button', { name: /^Always like this/ })
const messages = () => getNotices().map(({ messageKey }) => messageKey)
async function saved() {
  await expect.poll(() => getNotices().length).toBe(1)
  const [notice] = getNotices()
  if (notice === undefined) throw new Error('nothing was said')
  return notice
}

describe('a rule for content warnings', () => {
  test('opens the posts that have such a warning, and they can be closed', async () => {
    await show(<StatusCard statusId={await food()} />)
    await expect.element(opens).toBeVisible()
    await saveRule('open', 'food')
    await expect.element(text).toBeVisible()
    await expect.element(page.getByRole('article')).toHaveAccessibleName(/rang the bell/)
    await closes.press()
    await expect.element(text).not.toBeInTheDocument()
  })

  test('opens the viewer’s own posts as well, and those that no place of filters shows', async () => {
    await saveRule('open', 'food')
    await show(<StatusCard statusId={await food({ account: wireAccount({ acct: 'wren' }) })} isAskedFor />)
    await expect.element(text).toBeVisible()
  })

  test('keeps posts closed that the setting shows open, and one with both rules', async () => {
    setSetting('collapseMessageWithSubject', false)
    await show(<StatusCard statusId={await food()} />)
    await expect.element(text).toBeVisible()
    await saveRule('close', 'eggs')
    await saveRule('open', 'food')
    await expect.element(opens).toBeVisible()
    expect(text.query()).toBeNull()
    await opens.press()
    await expect.element(text).toBeVisible()
  })

  test('leaves a post closed that a filter covers, whatever the filter is called', async () => {
    const terms: readonly FilterTerm[] = [{ kind: 'word', text: 'ferry', isWhole: true }]
    await saveFilter({ terms, effect: 'warn', places: ['home'], expiresAt: null, isPaused: false })
    await saveRule('open', 'food')
    await saveRule('open', 'ferry')
    await show(<StatusCard statusId={await food()} filterPlace="home" />)
    await opens.press()
    await expect.element(text).toBeVisible()
    expect(always.query()).toBeNull()
    // Opening it said nothing about its warning.
    for (const filter of getListedFilters()) await removeFilter(filter)
    await expect.element(page.getByText(/filter “ferry”/)).not.toBeInTheDocument()
    await expect.element(text).toBeVisible()
    expect(always.query()).toBeNull()
  })

  test.each(['by hand', 'by a rule'])(
    'sensitive media stay covered in a post that is opened %s',
    async (how) => {
      if (how === 'by a rule') await saveRule('open', 'food')
      const id = await food({ sensitive: true, media_attachments: [wireImage('m1')] })
      const screen = await show(<StatusCard statusId={id} />)
      if (how === 'by hand') await opens.press()
      await expect.element(screen.getByRole('button', { name: 'Sensitive: show media' })).toBeVisible()
      expect(screen.container.querySelector('img[alt="Picture m1"]')).toBeNull()
    },
  )
})

describe('“Always like this”', () => {
  test('is offered on a warning once it was opened, and opens all posts with these words', async () => {
    const other = await food({ id: 's2', content: '<p>Another omelette</p>' })
    await show(
      <>
        <StatusCard statusId={await food()} />
        <StatusCard statusId={other} />
      </>,
    )
    expect(always.query()).toBeNull()
    await opens.first().press()
    await expect
      .element(always)
      .toHaveAccessibleName('Always like this: open warnings that contain “Food, eggs”')
    await always.press()
    await expect.element(page.getByText('Another omelette')).toBeVisible()
    await expect.element(always).toHaveAttribute('aria-pressed', 'true')
    expect(rules()).toEqual([['open', 'Food, eggs']])
    // Nothing is sent to the server's own filters.
    expect(server.changes).toEqual([])
    await expectNothingFound(document.body)
  })

  test('keeps warnings closed when it was closed', async () => {
    await show(<StatusCard statusId={await food()} />)
    await opens.press()
    await closes.press()
    await expect
      .element(always)
      .toHaveAccessibleName('Always like this: keep warnings closed that contain “Food, eggs”')
    await always.press()
    await expect.poll(rules).toEqual([['close', 'Food, eggs']])
    // The opposite replaces it.
    await opens.press()
    await always.press()
    await expect.poll(rules).toEqual([['open', 'Food, eggs']])
  })

  test('is reached by the keys, keeps the focus, and is spoken with a way to the filter', async () => {
    const asked: (SettingsTarget | null)[] = []
    offerSettingsWindow((target) => asked.push(target))
    const screen = await show(
      <>
        <StatusCard statusId={await food()} />
        <Notices />
      </>,
    )
    ;(screen.getByRole('article').element() as HTMLElement).focus()
    await userEvent.keyboard('x')
    await expect.element(text).toBeVisible()
    while (document.activeElement !== always.query()) await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(' ')
    await expect
      .poll(() => heard().at(-1))
      .toMatch(/Warnings that contain “.?Food, eggs.?” will always be open/)
    await expect.element(always).toHaveFocus()
    const notice = await saved()
    const [edit] = notice.actions
    if (edit === undefined) throw new Error('nothing is offered')
    doNoticeAction(notice, edit)
    expect(asked).toEqual([{ section: 'filters', setting: getListedFilters()[0]?.id }])
  })

  test('is undone by its notice, and by pressing it again', async () => {
    await show(<StatusCard statusId={await food()} />)
    await opens.press()
    await always.press()
    takeBackSaid(await saved())
    await expect.poll(rules).toEqual([])
    await expect.element(always).toHaveAttribute('aria-pressed', 'false')
    await always.press()
    await expect.element(always).toHaveAttribute('aria-pressed', 'true')
    await always.press()
    await expect.poll(rules).toEqual([])
    await expect.poll(messages).toContain('status.rule.removed')
    for (const notice of getNotices()) if (notice.messageKey.endsWith('removed')) takeBackSaid(notice)
    await expect.poll(rules).toEqual([['open', 'Food, eggs']])
  })

  test('undo brings back the rule that was replaced', async () => {
    await saveRule('close', 'food, EGGS')
    await show(<StatusCard statusId={await food()} />)
    await opens.press()
    await always.press()
    await expect.poll(rules).toEqual([['open', 'Food, eggs']])
    takeBackSaid(await saved())
    await expect.poll(rules).toEqual([['close', 'food, EGGS']])
  })

  test('keeps a post as the reader left it, with its buttons, when the rule that closed it goes', async () => {
    setSetting('collapseMessageWithSubject', false)
    await saveRule('close', 'Food, eggs')
    await show(<StatusCard statusId={await food()} />)
    await opens.press()
    await closes.press()
    await expect.element(always).toHaveAttribute('aria-pressed', 'true')
    await always.press()
    await expect.poll(rules).toEqual([])
    await expect.element(always).toHaveAttribute('aria-pressed', 'false')
    expect(text.query()).toBeNull()
    await opens.press()
    await expect.element(text).toBeVisible()
  })

  test('does nothing for another account that signs in before it is saved', async () => {
    await show(<StatusCard statusId={await food()} />)
    await opens.press()
    await expect.element(always).toBeVisible()
    const turn = Promise.withResolvers<undefined>()
    const blocked = alone('server-filters id-wren', () => turn.promise)
    await always.press()
    await signIn(server, 'mira')
    turn.resolve(undefined)
    await blocked
    await alone('server-filters id-wren', () => Promise.resolve())
    expect(rules()).toEqual([])
    expect(messages()).toEqual([])
  })

  test('is not offered to visitors, nor for a subject that is shown cut', async () => {
    const long = await show(<StatusCard statusId={await food({ spoiler_text: 'word '.repeat(60) })} />)
    await opens.press()
    await expect.element(text).toBeVisible()
    expect(always.query()).toBeNull()
    await long.unmount()
    endSession('left')
    await show(<StatusCard statusId={await food()} />)
    await opens.press()
    await expect.element(text).toBeVisible()
    expect(always.query()).toBeNull()
  })
})
