import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { stillness } from '../../../model/timelines/testing/frames.ts'
import { statusId, wirePost } from '../../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../../model/timelines/testing/rows.ts'
import { homePath } from '../../../testing/page.tsx'
import type { FakeServer } from '../../../testing/fake-server.ts'

interface PlantedThread {
  /** Posts above the post, each answering the one before. */
  readonly above?: readonly number[]
  /** Posts below it with what they answer. */
  readonly below?: readonly (readonly [number: number, parent: number])[]
}

/** Puts a post of home into a thread: posts above it and below it, by their numbers. */
export function plantAround(
  instance: FakeServer,
  number: number,
  { above = [], below = [] }: PlantedThread,
): void {
  const answering = (one: number, parent: number | undefined) =>
    wirePost(one, parent === undefined ? {} : { in_reply_to_id: statusId(parent) })
  const ancestors = above.map((one, index) => answering(one, above[index - 1]))
  const own = answering(number, above.at(-1))
  const descendants = below.map(([one, parent]) => answering(one, parent))
  const timeline = instance.timelines.get(homePath) ?? []
  instance.timelines.set(
    homePath,
    timeline.map((post) => (post.id === own.id ? own : post)),
  )
  instance.on(`GET /api/v1/statuses/${own.id}`, own)
  instance.on(`GET /api/v1/statuses/${own.id}/context`, { ancestors, descendants })
}

/** The name of a row below a post: of another post by its number, or of a line. */
export const below = (owner: number, key: number | string): string =>
  `${statusId(owner)}>${typeof key === 'number' ? statusId(key) : key}`

/** What is drawn between the rows of the timeline: numbers of posts, or the names of lines. */
export const rowsBelow = (): (number | string)[] =>
  mountedIds()
    .flatMap((id) => id.split('>')[1] ?? [])
    .map((key) => (/^Q\d+$/.test(key) ? Number(key.slice(1)) : key))

export function rowElement(id: string): HTMLElement {
  const row = document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)
  if (row === null) throw new Error(`${id} is not drawn`)
  return row
}

async function choose(rowId: string, name: string): Promise<void> {
  rowElement(rowId).querySelector<HTMLElement>('[aria-haspopup="menu"][aria-label="More"]')?.click()
  await expect.element(page.getByRole('menuitem', { name })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

/** Opens the conversation of a post from its menu, and waits for its end. */
export async function unfold(rowId: string): Promise<void> {
  await choose(rowId, 'Show conversation here')
  await expect.poll(rowsBelow).toContain('end')
  await expect.poll(rowsBelow).not.toContain('wait')
  await stillness()
}

export async function fold(rowId: string): Promise<void> {
  await choose(rowId, 'Hide conversation')
  await stillness()
}
