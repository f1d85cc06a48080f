import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { isThorough } from '../../../../../packages/rich-text/src/testing/thorough.ts'
import { setSetting } from '../../model/settings.ts'
import { loadThread } from '../../model/threads.ts'
import { becomeVisitor, signIn, statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { type FaultCase, faultCases, misbehaving, someFaults } from '../../testing/faults.ts'
import { begin, end, homePath, open, openHome } from '../../testing/page.tsx'
import { loseViews } from '../../testing/restart.ts'
import { openThread, seedThread, resetConversation } from './testing/threads.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(async () => {
  instance = begin()
  await loseViews()
})
afterEach(async () => {
  await end()
  resetConversation()
})

const id = statusId(2)
const postPath = `/api/v1/statuses/${id}`
const contextPath = `${postPath}/context`
const { id: _, ...withoutId } = wirePost(2)
const unreadable = 'The server sent an answer that Skein couldn’t read'
/** Servers do not say whether a post is not there, or not for who asks. */
const isNotForYou = ({ name }: FaultCase) => ['401', '403', '404'].includes(name)
const faults = [
  ...someFaults((it) => !isNotForYou(it)),
  { name: 'an entity without id', fault: { status: 200, body: withoutId }, says: unreadable },
]

function tellThread(): void {
  instance.on(`GET ${postPath}`, wirePost(2, { in_reply_to_id: statusId(1) }))
  instance.on(`GET ${contextPath}`, { ancestors: [wirePost(1)], descendants: [wirePost(3)] })
}

async function expectWayOn(words: string): Promise<void> {
  await expect.element(page.getByText(`Couldn’t load the conversation. ${words}.`)).toBeVisible()
  instance.faults.clear()
  await page.getByRole('button', { name: 'Retry', exact: true }).press()
  await expect.poll(mountedIds).toEqual([1, 2, 3].map(statusId))
  await expect.element(page.getByText(/Couldn’t load/)).not.toBeInTheDocument()
}

describe('a conversation that does not load', () => {
  test.each(faults)('[ERR-12] [ERR-27] for $name says why and loads after a retry', async (it) => {
    tellThread()
    await becomeVisitor(instance)
    await misbehaving(instance, it, [postPath, contextPath], () => open(`/notice/${id}`))
    await expectWayOn(it.says)
  })

  test.each(faultCases.filter(isNotForYou))(
    '[ERR-27] for $name says that the post is not available, with a way on',
    async (it) => {
      instance.timelines.set(homePath, [])
      await becomeVisitor(instance)
      await signIn(instance)
      await misbehaving(instance, it, [postPath, contextPath], () => open(`/notice/${id}`))
      await expect.element(page.getByText('This post isn’t available')).toBeVisible()
      await expect.element(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/')
    },
  )

  test('[ERR-27] keeps a post that is known, with the reason below it', async () => {
    await openHome(instance, 3)
    tellThread()
    instance.faults.set(contextPath, { status: 500 })
    document.querySelector<HTMLElement>(`[data-row-id="${id}"] article`)?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Post 2, line 0. The bell rang.')).toBeVisible()
    await expectWayOn('Internal Server Error')
  })
})

const refusals = [
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Record not found'],
  [429, 'Throttled'],
  [500, 'Something went wrong'],
  [503, 'Down for repair'],
] as const

/** Whether a refusal is said does not depend on how the posts are drawn: the two take turns. */
const displays = [
  ['linear', refusals.filter((_, index) => isThorough || index % 2 === 0)],
  ['tree', refusals.filter((_, index) => isThorough || index % 2 === 1)],
] as const

describe.each(displays)('a conversation that is drawn as a %s', (display, some) => {
  test.each(some)(
    '[CONV-01] keeps what is drawn when it cannot be fetched anew because of a %i, and says why',
    async (code, words) => {
      setSetting('conversationDisplay', display)
      seedThread(instance, [
        [1, null],
        [2, 1],
        [3, 2],
      ])
      await becomeVisitor(instance)
      await openThread(2)
      await expect.poll(mountedIds).toContain(statusId(3))
      const fault = { status: code, body: { error: words } }
      instance.faults.set(postPath, fault)
      instance.faults.set(contextPath, fault)
      await loadThread(id as StatusId)
      await expect.element(page.getByText(/Couldn’t load the conversation/)).toBeVisible()
      await expect.poll(mountedIds).toEqual(expect.arrayContaining([1, 2, 3].map(statusId)))
      instance.faults.clear()
      await page.getByRole('button', { name: 'Retry', exact: true }).press()
      await expect.element(page.getByText(/Couldn’t load/)).not.toBeInTheDocument()
      await expect.poll(mountedIds).toEqual(expect.arrayContaining([1, 2, 3].map(statusId)))
    },
  )
})
