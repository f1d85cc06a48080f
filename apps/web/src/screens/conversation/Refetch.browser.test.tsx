import { unknownInstance } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setInstance } from '../../model/instance.ts'
import { setStreamStatus } from '../../model/streaming.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePerson } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { begin, end, openHome } from '../../testing/page.tsx'
import { openThread, seedThread, resetConversation, rowOf } from './testing/threads.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(() => {
  instance = begin()
})
afterEach(async () => {
  await end()
  resetConversation()
  setStreamStatus('disabled')
  setInstance(unknownInstance)
})

const path = (rest = '') => `/api/v1/statuses/${statusId(2)}${rest}`
const reactionsPath = `/api/v1/pleroma/statuses/${statusId(2)}/reactions`
const liked = { favourites_count: 127, reblogs_count: 48 }

function plant(): void {
  seedThread(instance, [
    [1, null],
    [2, 1, liked],
  ])
}

async function enter(): Promise<void> {
  rowOf(2).querySelector<HTMLElement>('article')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('radio', { name: 'Linear', exact: true })).toBeInTheDocument()
  await stillness()
}

describe('opening a post', () => {
  test('asks anew for the post, its thread, and who favourited and repeated it', async () => {
    changeInstance({ capabilities: { reactions: false } })
    await openHome(instance, 3)
    plant()
    instance.on(`GET ${path('/favourited_by')}`, ['mira', 'jun'].map(wirePerson))
    instance.on(`GET ${path('/reblogged_by')}`, ['jun', 'ada'].map(wirePerson))
    await enter()
    await expect.element(page.getByText('127 favourites')).toBeVisible()
    for (const rest of ['', '/context', '/favourited_by', '/reblogged_by'])
      await expect.poll(() => instance.asked(path(rest)).length, { message: rest }).toBeGreaterThan(0)
    expect(instance.asked(reactionsPath)).toEqual([])
  })

  test('does not ask for a post that the socket keeps, only for its thread', async () => {
    await openHome(instance, 3)
    plant()
    setStreamStatus('joined')
    await enter()
    await expect.poll(() => instance.asked(path('/context')).length).toBe(1)
    expect(instance.asked(path())).toEqual([])
    await expect.poll(mountedIds).toContain(statusId(1))
  })

  test('asks who reacted where the server knows reactions; what it says takes the place of what was known', async () => {
    changeInstance({ capabilities: { reactions: true } })
    seedThread(instance, [
      [1, null],
      [2, 1, { emoji_reactions: [{ name: '🪿', count: 1, me: false }] }],
    ])
    instance.on(`GET ${reactionsPath}`, [{ name: '🪿', count: 3, me: true, accounts: [wirePerson('jun')] }])
    await signIn(instance)
    await openThread(2)
    await expect.element(page.getByRole('button', { name: /🪿.*3/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('[POST-50] [BUG] counts stay those of the post, however few people the server lists', async () => {
    plant()
    const forty = Array.from({ length: 40 }, (_, index) => wirePerson(`p${index}`))
    instance.on(`GET ${path('/favourited_by')}`, forty)
    instance.on(`GET ${path('/reblogged_by')}`, forty)
    await signIn(instance)
    await openThread(2)
    await expect.element(page.getByRole('link', { name: 'p0', exact: true })).toBeInTheDocument()
    await expect.element(page.getByText('127 favourites')).toBeVisible()
    await expect.element(page.getByText('48 repeats')).toBeVisible()
  })
})
