import type { StatusId } from '@skein/api'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { ComposerWindow } from '../../features/composer/index.ts'
import { WithEnglish } from '../../i18n/testing.tsx'
import { stopComposing, useComposing } from '../../model/writing.ts'
import { entityStore } from '../../model/entities.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { getNotices } from '../../model/notices.ts'
import { getOutbox, retryAll } from '../../model/outbox.ts'
import { signIn, statusId, wirePerson, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { misbehaving, someFaults } from '../../testing/faults.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open } from '../../testing/page.tsx'

const id = statusId(1) as StatusId
const own = (change = {}) =>
  wirePost(1, { account: wirePerson('wren'), edited_at: '2026-06-02T12:00:00.000Z', ...change })

beforeEach(async () => {
  instance.timelines.set(homePath, [own()])
  changeInstance({ capabilities: { editing: true } })
  await signIn(instance)
})
afterEach(() => stopComposing())

const click = (target: ReturnType<typeof page.getByRole>) => (target.element() as HTMLElement).click()

function OpenWindow() {
  const composing = useComposing('window')
  if (composing === null || 'place' in composing) return null
  return (
    <Suspense>
      <ComposerWindow mode={composing} onClose={() => stopComposing()} />
    </Suspense>
  )
}

async function choose(name: RegExp) {
  click(page.getByRole('button', { name: 'More' }))
  await expect.element(page.getByRole('menuitem', { name })).toBeInTheDocument()
  click(page.getByRole('menuitem', { name }))
}

describe('what is done in a window and fails', () => {
  test('[ERR-36] [COMP-43] an edit that is refused says why, whatever the reason, keeps what was typed and leaves the post, and is saved by the next press', async () => {
    instance.on(`GET /api/v1/statuses/${id}/source`, { id, text: 'Copy as is', spoiler_text: '' })
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(1)
    await render(
      <WithEnglish>
        <OpenWindow />
      </WithEnglish>,
    )
    await choose(/^Edit$/)
    const text = page.getByRole('textbox', { name: 'Post text' })
    await text.fill('As it should be')
    const before = entityStore.statuses.get(id)
    const save = page.getByRole('button', { name: 'Save' })
    const tries = () => instance.asked(`/api/v1/statuses/${id}`).length
    // The button takes one press in 100 ms [LIM-08].
    const press = async () => {
      const triesBefore = tries()
      const tryIt = () => {
        if (tries() === triesBefore) click(save)
        return tries()
      }
      await expect.poll(tryIt, { interval: 120 }).toBeGreaterThan(triesBefore)
    }
    for (const it of someFaults(({ isTransient }) => !isTransient)) {
      instance.faults.clear()
      await expect.element(save, { message: it.name }).toBeEnabled()
      await misbehaving(instance, it, [`/api/v1/statuses/${id}`], press)
      const message = page.getByLive('urgent').filter({ hasText: it.actionSays })
      await expect.element(message, { message: it.name }).toBeVisible()
      await expect.element(text, { message: it.name }).toHaveValue('As it should be')
      expect(entityStore.statuses.get(id), it.name).toEqual(before)
    }
    instance.faults.clear()
    instance.on(`PUT /api/v1/statuses/${id}`, own({ content: '<p>As it should be</p>' }))
    await expect.element(save).toBeEnabled()
    await press()
    await expect.element(text).not.toBeInTheDocument()
    expect(entityStore.statuses.get(id)?.content).toBe('<p>As it should be</p>')
  })

  test('[COMP-43] an edit that the server cannot take now closes its form, waits with its text, whatever the reason, and arrives by itself', async () => {
    instance.on(`GET /api/v1/statuses/${id}/source`, { id, text: 'Copy as is', spoiler_text: '' })
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(1)
    await render(
      <WithEnglish>
        <OpenWindow />
      </WithEnglish>,
    )
    const text = page.getByRole('textbox', { name: 'Post text' })
    const mark = page.getByRole('button', { name: 'Not sent yet: Edit' })
    let words = 'Copy as is'
    for (const it of someFaults(({ isTransient }) => isTransient)) {
      instance.faults.clear()
      await choose(/^Edit$/)
      // The form begins with the words of the edit that waits.
      await expect.element(text, { message: it.name }).toHaveValue(words)
      words = `As it should be after ${it.name}`
      await text.fill(words)
      const save = page.getByRole('button', { name: 'Save' })
      await misbehaving(instance, it, [`/api/v1/statuses/${id}`], () => click(save))
      await expect.element(text, { message: it.name }).not.toBeInTheDocument()
      await expect.element(mark, { message: it.name }).toBeVisible()
      expect(getOutbox(), it.name).toMatchObject([{ kind: 'edit', post: { status: words } }])
    }
    instance.faults.clear()
    instance.on(`PUT /api/v1/statuses/${id}`, own({ content: `<p>${words}</p>` }))
    retryAll()
    await expect.element(mark).not.toBeInTheDocument()
    expect(entityStore.statuses.get(id)?.content).toBe(`<p>${words}</p>`)
  })

  test('[POST-31] a history that does not load says why, whatever the reason, and loads after a retry', async () => {
    const path = `/api/v1/statuses/${id}/history`
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(1)
    let ask: () => unknown = () => choose(/^Edit history/)
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' })
    for (const it of someFaults()) {
      instance.faults.clear()
      await misbehaving(instance, it, [path], ask)
      const message = page.getByRole('dialog').getByLive('urgent').filter({ hasText: it.actionSays })
      await expect.element(message, { message: it.name }).toBeVisible()
      ask = () => click(retry)
    }
    instance.faults.clear()
    const version = { content: '<p>The first words.</p>', created_at: '2026-06-01T12:00:00.000Z' }
    instance.on(`GET ${path}`, [version, { ...version, created_at: '2026-06-02T12:00:00.000Z' }])
    click(retry)
    await expect.element(page.getByRole('dialog').getByText('The first words.').first()).toBeVisible()
  })
})

test('[TAG-02] a hashtag that is not followed says why, whatever the reason, and is followed by the next press', async () => {
  const tag = { name: 'geese', url: 'https://fen.example/tag/geese', history: [] }
  instance.timelines.set('/api/v1/timelines/tag/geese', wirePosts(1, 2))
  instance.on('GET /api/v1/tags/geese', { ...tag, following: false })
  await open('/tag/geese')
  const follow = page.getByRole('button', { name: 'Follow #geese' })
  for (const it of someFaults()) {
    instance.faults.clear()
    await expect.element(follow, { message: it.name }).toBeEnabled()
    await misbehaving(instance, it, ['/api/v1/tags/geese/follow'], () => click(follow))
    const reason = expect.stringContaining(it.actionSays) as unknown
    await expect
      .poll(() => getNotices().at(-1), { message: it.name })
      .toMatchObject({ messageKey: 'timeline.tagFailed', messageArgs: { reason }, timeout: 5_000 })
    expect(mountedIds(), it.name).toHaveLength(2)
  }
  instance.faults.clear()
  instance.on('POST /api/v1/tags/geese/follow', { ...tag, following: true })
  await expect.element(follow).toBeEnabled()
  click(follow)
  await expect.element(page.getByRole('button', { name: 'Unfollow #geese' })).toBeVisible()
})

test.each([
  ['Retry-After, in seconds', () => ({ 'retry-after': '90' })],
  [
    'X-RateLimit-Reset, as a date',
    () => ({ 'x-ratelimit-reset': new Date(Date.now() + 90_000).toISOString() }),
  ],
])('[ERR-12] a post whose action was limited says when it works again: %s', async (_header, headers) => {
  await open('/main/friends')
  await expect.poll(mountedIds).toHaveLength(1)
  const before = Date.now() + 90_000
  instance.faults.set(`/api/v1/statuses/${id}/pin`, { status: 429, headers: headers() })
  await choose(/^Pin/)
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium' })
  await expect
    .poll(() => page.getByLive('urgent').query()?.textContent ?? '')
    .toMatch(/^“Pin to profile” didn’t work. You are rate limited\. You can try again at /)
  const times = Array.from({ length: 15 }, (_, second) => clock.format(before + second * 1_000))
  const said = page.getByLive('urgent').element().textContent
  expect(times.some((time) => said.includes(time))).toBe(true)
})
