import { userEvent } from 'vitest/browser'
import { expect } from 'vitest'

import { navigate } from '../../../lib/navigate.ts'
import { getFeed } from '../../../model/timelines.ts'
import { stillness } from '../../../model/timelines/testing/frames.ts'
import { wirePost } from '../../../model/timelines/testing/instance.ts'
import { coveredPx, firstVisibleId, mountedIds, rowTop } from '../../../model/timelines/testing/rows.ts'
import { lastSocket } from '../../../testing/fake-sockets.ts'
import { home, homePath, open } from '../../../testing/page.tsx'
import { closeTab } from '../../../testing/restart.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import type { WireStatus } from '../../../testing/paged-timeline.ts'

/** Something that happens while somebody reads. `pick` (0–1) chooses what it happens to. */
export type Step =
  | { readonly do: 'scroll'; readonly by: number }
  | { readonly do: 'showNew' }
  | { readonly do: 'stream' | 'sleep'; readonly posts: number }
  | { readonly do: 'poll'; readonly posts: number }
  | { readonly do: 'edit' | 'delete' | 'block' | 'unfold'; readonly pick: number }
  | { readonly do: 'gap' | 'thread' | 'reopen' | 'older' }

/** The reader moves themselves: nothing is promised about these. */
const moves = new Set<Step['do']>(['scroll', 'showNew'])

/** A post as varied as real ones: some with a warning, some with a picture whose size the server told. */
export function richPost(number: number): WireStatus {
  const hasWarning = number % 7 === 3
  const hasPicture = number % 5 === 2
  const attachment = {
    id: `a${number}`,
    type: 'image',
    url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    preview_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    description: 'A heron',
    meta: { original: { width: 800, height: 300 + (number % 4) * 200 } },
  }
  return wirePost(number, {
    spoiler_text: hasWarning ? 'Long story' : '',
    media_attachments: hasPicture ? [attachment] : [],
  })
}

export interface Reading {
  readonly instance: FakeServer
  /** Number of the newest post. */
  newest: number
}

function publish(reading: Reading, posts: number): WireStatus[] {
  return Array.from({ length: posts }, () => {
    reading.newest += 1
    const post = richPost(reading.newest)
    reading.instance.post(homePath, post)
    return post
  })
}

/** One of the posts that are known and not read at this moment: what stands above it, mostly. */
function choose(pick: number): string | null {
  const read = firstVisibleId()
  const { entries } = getFeed(home).getState()
  const index = entries.findIndex(({ id }) => id === read)
  const others = [...entries.slice(Math.max(0, index - 12), index), ...entries.slice(index + 1, index + 3)]
  return others[Math.floor(pick * others.length)]?.id ?? null
}

const numberOf = (id: string) => Number(id.slice(1))

/** Waits until nothing is on its way and the page holds still. */
export async function settle(): Promise<void> {
  await expect.poll(() => getFeed(home).getState().isLoadingNewer).toBe(false)
  await stillness()
}

async function perform(step: Step, reading: Reading): Promise<void> {
  const { instance } = reading
  const feed = getFeed(home)
  switch (step.do) {
    case 'scroll':
      window.scrollBy({ top: step.by, behavior: 'instant' })
      return
    case 'showNew':
      await userEvent.keyboard('.')
      return
    case 'stream':
      for (const post of publish(reading, step.posts)) lastSocket().tell('update', post)
      return
    case 'poll':
      publish(reading, step.posts)
      await feed.refresh()
      return
    case 'sleep':
      publish(reading, step.posts)
      window.dispatchEvent(new Event('online'))
      return
    case 'gap': {
      const gap = feed.getState().gaps[0]
      if (gap) await feed.loadGap(gap, 'up')
      return
    }
    case 'older':
      await feed.loadOlder()
      return
    case 'edit': {
      const id = choose(step.pick)
      if (id === null) return
      const lines = '<p>Another line of it.</p>'.repeat(1 + Math.floor(step.pick * 6))
      const post = { ...richPost(numberOf(id)), content: lines }
      lastSocket().tell('status.update', post)
      return
    }
    case 'delete': {
      const id = choose(step.pick)
      if (id === null) return
      instance.timelines.set(
        homePath,
        (instance.timelines.get(homePath) ?? []).filter((post) => post.id !== id),
      )
      lastSocket().tell('delete', id)
      return
    }
    case 'block': {
      const { entries } = feed.getState()
      const reader = entries.find(({ id }) => id === firstVisibleId())
      const id = choose(step.pick)
      const entry = entries.find((candidate) => candidate.id === id)
      if (entry && entry.accountId !== reader?.accountId)
        feed.dispatch({ type: 'accountBlocked', accountId: entry.accountId })
      return
    }
    case 'unfold': {
      const above = mountedIds().filter((id) => rowTop(id) < coveredPx && id !== firstVisibleId())
      const id = above[Math.floor(step.pick * above.length)]
      const row = id === undefined ? null : document.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
      row?.querySelector<HTMLElement>('button[aria-expanded]:not([aria-haspopup])')?.click()
      return
    }
    case 'thread': {
      const id = firstVisibleId()
      instance.on(`GET /api/v1/statuses/${id}`, richPost(numberOf(id)))
      instance.on(`GET /api/v1/statuses/${id}/context`, { ancestors: [], descendants: [] })
      navigate(`/notice/${id}`)
      await expect.poll(() => document.querySelector('h1')?.textContent).toMatch(/Conversation/)
      await stillness()
      history.back()
      await expect.poll(() => mountedIds().includes(id)).toBe(true)
      return
    }
    case 'reopen':
    default:
      await closeTab()
      await open('/main/friends')
      await expect.poll(() => mountedIds().length).toBeGreaterThan(0)
      lastSocket().open()
      await expect.poll(() => getFeed(home).getState().asOf).toBeNull()
  }
}

/** How far what was read has moved by a step, in pixels, and what is read now. Infinite when it is gone. */
export interface Moved {
  readonly step: Step
  readonly px: number
  readonly before: string
  readonly after: string
}

/** Performs a step on a page that holds still and looks at the first visible post before and after. */
export async function take(step: Step, reading: Reading): Promise<Moved> {
  const before = firstVisibleId()
  const top = rowTop(before)
  await perform(step, reading)
  await settle()
  const after = firstVisibleId()
  if (moves.has(step.do)) return { step, px: 0, before: after, after }
  const shift = Math.abs(rowTop(before) - top)
  return { step, px: Number.isNaN(shift) ? Infinity : shift, before, after }
}

/** Home with so many posts, live, and somebody some way down. */
export async function beginReading(instance: FakeServer, count: number): Promise<Reading> {
  instance.timelines.set(
    homePath,
    Array.from({ length: count }, (_, index) => richPost(count - index)),
  )
  return { instance, newest: count }
}
