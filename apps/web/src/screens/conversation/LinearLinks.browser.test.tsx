import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { entityStore } from '../../model/entities.ts'
import { saveRule } from '../../model/filters/testing/save-rule.ts'
import { setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { getJournal } from '../../model/notices.ts'
import { begin, end } from '../../testing/page.tsx'
import {
  focusedRow,
  opened,
  openThread,
  type Planted,
  seedThread,
  resetConversation,
  rowOf,
} from './testing/threads.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(() => {
  instance = begin()
})
afterEach(async () => {
  await end()
  resetConversation()
})

const linksOf = (number: number) =>
  [...rowOf(number).querySelectorAll('a')]
    .map((link) => link.textContent)
    .filter((text) => text.startsWith('#'))

/** By which other posts name it. */
const numbersOf = (number: number) =>
  [...rowOf(number).querySelectorAll('span:not(:has(a, span))')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^#\d/.test(text))

describe('the way from a post to its answers', () => {
  test('[CONV-03] each post names its direct answers by their number in the list', async () => {
    seedThread(instance, [
      [1, null],
      [2, 1],
      [3, 2],
      [4, 1],
    ])
    await signIn(instance)
    await openThread(1)
    await expect.poll(mountedIds).toContain(statusId(4))
    expect([1, 2, 3, 4].map(linksOf)).toEqual([['#2', '#4'], ['#3'], [], []])
  })

  test('[CONV-03] a post shows the number by which the post above it names it', async () => {
    seedThread(instance, [
      [1, null],
      [2, 1],
      [3, 1],
    ])
    await signIn(instance)
    await openThread(1)
    await expect.poll(mountedIds).toContain(statusId(3))
    expect([1, 2, 3].map(numbersOf)).toEqual([[], ['#2'], ['#3']])
  })

  test('[CONV-03] so does the post that the conversation is opened at', async () => {
    seedThread(instance, [
      [1, null],
      [2, 1],
      [3, 1],
    ])
    await signIn(instance)
    await openThread(3)
    await expect.poll(mountedIds).toContain(statusId(1))
    expect(linksOf(1)).toEqual(['#2', '#3'])
    expect([1, 2, 3].map(numbersOf)).toEqual([[], ['#2'], ['#3']])
    await expect.element(page.getByText('#3', { exact: true }).last()).toBeVisible()
  })

  test('[CONV-03] a press brings the answer into view with room around it, and gives it the focus', async () => {
    const between = Array.from({ length: 38 }, (_, index): Planted => [index + 2, null])
    seedThread(instance, [[1, null], ...between, [40, 1], ...between.map(([n]): Planted => [n + 40, 40])])
    await signIn(instance)
    await openThread(1)
    await page.getByRole('link', { name: 'Reply 40', exact: true }).first().press()
    await expect.poll(focusedRow).toBe(statusId(40))
    await stillness()
    const { top, bottom } = rowOf(40).getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(99)
    expect(bottom).toBeLessThanOrEqual(window.innerHeight - 49)
    expect(location.pathname).toBe(opened(1))
  })
})

describe('looks at other posts of a thread', () => {
  const thread: Planted[] = [
    [1, null],
    [2, 1],
    [3, null],
    [4, 1],
  ]
  const preview = page.getByRole('dialog', { name: 'Reply 4' })

  test.each(['the pointer', 'the focus'])(
    '%s on the number of an answer shows it, Escape puts it away, and a press goes there',
    async (way) => {
      seedThread(instance, thread)
      await signIn(instance)
      await openThread(2)
      const link = page.getByRole('link', { name: 'Reply 4', exact: true })
      if (way === 'the pointer') await userEvent.hover(link)
      else {
        await userEvent.keyboard('{Tab}')
        link.element().focus()
      }
      await expect.element(preview.getByText('Post 4, line 0. The bell rang.')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(preview).not.toBeInTheDocument()
      await link.press()
      await expect.poll(focusedRow).toBe(statusId(4))
      expect(location.pathname).toBe(opened(2))
    },
  )

  test('the way to what a post answers goes to its row, and with a modifier to its page', async () => {
    seedThread(instance, thread)
    await signIn(instance)
    await openThread(3)
    const link = () => rowOf(4).querySelector<HTMLElement>(`a[href="${opened(1)}"]`)
    await expect.poll(link).not.toBeNull()
    link()?.click()
    await expect.poll(focusedRow).toBe(statusId(1))
    expect(location.pathname).toBe(opened(3))
    const stopped = Promise.withResolvers<boolean>()
    document.addEventListener(
      'click',
      (event) => {
        stopped.resolve(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    link()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(await stopped.promise).toBe(false)
  })

  test('leaves a conversation that does not show what is answered', async () => {
    seedThread(instance, [
      [1, null],
      [2, 1],
      [9, 8],
    ])
    instance.on(`GET /api/v1/statuses/${statusId(9)}/context`, { ancestors: [], descendants: [] })
    await signIn(instance)
    await openThread(9)
    const link = () => rowOf(9).querySelector<HTMLElement>(`a[href="${opened(8)}"]`)
    await expect.poll(link).not.toBeNull()
    link()?.click()
    await expect.poll(() => location.pathname).toBe(opened(8))
  })
})

describe('keys of a list', () => {
  test('[CONV-03] j and k pass the rows of missing posts and go on from there', async () => {
    seedThread(instance, [
      [1, null],
      [3, 2],
      [4, 1],
    ])
    await signIn(instance)
    await openThread(1)
    await expect.poll(mountedIds).toContain(`missing:${statusId(3)}`)
    rowOf(1).querySelector<HTMLElement>('article')?.focus()
    const rows = [`missing:${statusId(3)}`, statusId(3), statusId(4)]
    for (const id of rows) {
      await userEvent.keyboard('j')
      await expect.poll(focusedRow).toBe(id)
    }
    for (const id of [...rows.slice(0, -1)].reverse()) {
      await userEvent.keyboard('k')
      await expect.poll(focusedRow).toBe(id)
    }
  })
})

describe('the warnings of a thread', () => {
  const warned: Planted[] = [
    [1, null, { spoiler_text: 'geese' }],
    [2, 1],
    [3, 1, { spoiler_text: 'more geese' }],
  ]
  const words = (number: number) => page.getByText(`Post ${number}, line 0. The bell rang.`)

  test.each(['button', 'key'])('open all at once and shut again, by %s', async (way) => {
    seedThread(instance, warned)
    await signIn(instance)
    await openThread(2)
    await expect.element(words(2)).toBeVisible()
    const press = (name: string) =>
      way === 'key' ? userEvent.keyboard('Z') : page.getByRole('button', { name }).press()
    for (const number of [1, 3]) await expect.element(words(number)).not.toBeInTheDocument()
    await press('Open all content warnings')
    for (const number of [1, 3]) await expect.element(words(number)).toBeInTheDocument()
    const said = () => getJournal().map(({ messageKey }) => messageKey)
    // The button says so itself: it has another name.
    expect(said().includes('conversation.warnings.said.open')).toBe(way === 'key')
    await press('Close all content warnings')
    for (const number of [1, 3]) await expect.element(words(number)).not.toBeInTheDocument()
    expect(said().includes('conversation.warnings.said.shut')).toBe(way === 'key')
  })

  test('that a rule opens or keeps closed are counted as they are', async () => {
    seedThread(instance, warned)
    changeInstance({ capabilities: { settingsProfiles: false } })
    await signIn(instance)
    await openThread(2)
    const open = page.getByRole('button', { name: 'Open all content warnings' })
    const shut = page.getByRole('button', { name: 'Close all content warnings' })
    await expect.element(open).toBeVisible()
    await saveRule('open', 'geese')
    for (const number of [1, 3]) await expect.element(words(number)).toBeInTheDocument()
    await expect.element(shut).toBeVisible()
    setSetting('collapseMessageWithSubject', false)
    await expect.element(shut).not.toBeInTheDocument()
    await saveRule('close', 'more geese')
    await expect.element(words(3)).not.toBeInTheDocument()
    await open.press()
    await expect.element(words(3)).toBeInTheDocument()
  })

  test('get their button when an edit brings the first of them', async () => {
    seedThread(instance, [
      [1, null],
      [2, 1],
    ])
    await signIn(instance)
    await openThread(1)
    await expect.element(words(2)).toBeVisible()
    const open = page.getByRole('button', { name: 'Open all content warnings' })
    await expect.element(open).not.toBeInTheDocument()
    entityStore.statuses.patch(statusId(2) as StatusId, { subject: 'geese' })
    await expect.element(open).toBeVisible()
  })

  test('have no button where there are none, and where subjects are titles only', async () => {
    seedThread(instance, warned)
    setSetting('collapseMessageWithSubject', false)
    await signIn(instance)
    await openThread(2)
    await expect.element(words(3)).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /content warning/ })).not.toBeInTheDocument()
  })
})
