import { expect } from 'vitest'

import { setSetting } from '../../../model/settings.ts'
import { signIn, statusId, wirePost } from '../../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../../model/timelines/testing/rows.ts'
import { begin, end, open } from '../../../testing/page.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'

/** A post by its number, the number of what it answers, and what else is special about it. */
export type Planted = readonly [number: number, parent: number | null, change?: Record<string, unknown>]

/** A thread on the server, which can be opened at each of its posts. */
export function seedThread(instance: FakeServer, planted: readonly Planted[]): void {
  const posts = planted.map(([number, parent, change]) =>
    wirePost(number, {
      ...(parent !== null && { in_reply_to_id: statusId(parent), in_reply_to_account_id: 'id-jun' }),
      ...change,
    }),
  )
  posts.forEach((post, index) => {
    const path = `GET /api/v1/statuses/${post.id}`
    instance.on(path, post)
    instance.on(`${path}/context`, {
      ancestors: posts.slice(0, index),
      descendants: posts.slice(index + 1),
    })
  })
}

//  1 ┬ 2 ┬ 3 ─ 6
//    │   └ 5
//    └ 4
export const smallThread: readonly Planted[] = [
  [1, null],
  [2, 1],
  [3, 2],
  [4, 1],
  [5, 2],
  [6, 3],
]

/** Posts that are drawn, by their numbers; other rows are left out. */
export const numbersShown = (): number[] =>
  mountedIds()
    .filter((id) => id.startsWith('Q'))
    .map((id) => Number(id.slice(1)))

/** The row that has the focus. */
export const focusedRow = (): string | null | undefined =>
  document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')

/** Somebody signed in who reads conversations as trees. */
export async function beginTrees(): Promise<FakeServer> {
  const instance = begin()
  setSetting('conversationDisplay', 'tree')
  await signIn(instance)
  return instance
}

export async function endTrees(): Promise<void> {
  await end()
  resetConversation()
}

/** 1 ← 2 ← 3 … up to `count`. */
export function plantLine(count: number): Planted[] {
  return Array.from({ length: count }, (_, index) => [index + 1, index === 0 ? null : index])
}

/** The settings of a conversation as they come. */
export function resetConversation(): void {
  for (const name of [
    'conversationDisplay',
    'conversationTreeAdvanced',
    'conversationTreeFadeAncestors',
    'conversationOtherRepliesButton',
    'conversationReplies',
    'maxDepthInThread',
    'collapseMessageWithSubject',
  ] as const)
    setSetting(name, undefined)
}

/** The row of a post, by its number. */
export function rowOf(number: number): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[data-row-id="${statusId(number)}"]`)
  if (row === null) throw new Error(`post ${number} is not drawn`)
  return row
}

/** Where the picture of the author of a post begins, in pixels from the left edge of the list. */
export function indentOf(number: number): number {
  const row = rowOf(number)
  const picture = row.querySelector('article a')
  if (picture === null) throw new Error(`post ${number} has no picture`)
  return Math.round(picture.getBoundingClientRect().left - row.getBoundingClientRect().left)
}

export const opened = (number: number): string => `/notice/${statusId(number)}`

/** Opens a conversation and waits for its post, also where the machine has much else to do. */
export async function openThread(number: number): Promise<void> {
  await open(opened(number))
  await expect.poll(mountedIds).toContain(statusId(number))
}
