import { readFileSync } from 'node:fs'

const budgetsFile = new URL('../../apps/web/build/budgets.json', import.meta.url)
const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as { firstView: number }

/** The measures, in the order they are told. `bench/last.json` has exactly these names. */
export const NAMES = [
  'cold-first-post',
  'warm-first-post',
  'old-phone-first-post',
  'first-view-bytes',
  'settled-requests',
  'settled-code-bytes',
  'settled-picture-bytes',
  'settled-main-thread',
  'cold-blocking',
  'scroll-longest-task',
  'scroll-main-thread',
  'scroll-dropped-frames',
  'profile-longest-task',
  'profile-main-thread',
  'hostile-longest-task',
  'oversized-longest-task',
  'thread-500',
  'stream-longest-task',
  'stream-share',
  'stream-requests',
  'notifications-longest-task',
  'notifications-moved',
  'notifications-nodes',
  'favourite-to-paint',
  'keystroke',
  'suggestions',
  'picker-open',
  'picker-again',
  'picker-opening-nodes',
  'picker-nodes',
  'most-nodes',
  'keys-longest-task',
  'filters-longest-task',
  'many-emoji-picker',
  'many-emoji-completion',
  'day-heap',
  'day-nodes',
  'day-listeners',
] as const

export type Name = (typeof NAMES)[number]

/**
 * What a measure is held to: its own figure (milliseconds are the reference machine's), or its ratio to the floor of
 * the same run.
 */
export interface Limit {
  unit: 'ms' | 'px' | 'bytes' | 'nodes' | 'listeners' | 'requests' | '%'
  /** What stands beside it. */
  floor: string
  most?: number
  /** The worst run counts instead of the middle one: each run measures something else. */
  isWorst?: boolean
  mostRatio?: number
  /** Code that has hardly run before: milliseconds are converted as those of a start are. */
  isNewCode?: boolean
}

/** A frame of a screen with 60 of them a second, in milliseconds. */
const FRAME_MS = 17

export const LIMITS: Readonly<Record<Name, Limit>> = {
  'cold-first-post': { unit: 'ms', floor: 'bare React, cold', mostRatio: 1.6 },
  'warm-first-post': { unit: 'ms', floor: 'our own cold start', mostRatio: 0.5 },
  'old-phone-first-post': { unit: 'ms', floor: 'bare React, cold', mostRatio: 2 },
  'first-view-bytes': { unit: 'bytes', floor: 'bare React', most: budgets.firstView },
  'settled-requests': { unit: 'requests', floor: 'bare React, the same columns', most: 90 },
  'settled-code-bytes': { unit: 'bytes', floor: 'bare React, the same columns', most: 376_000 },
  'settled-picture-bytes': { unit: 'bytes', floor: 'bare React, the same columns', most: 660_000 },
  'settled-main-thread': { unit: 'ms', floor: 'bare React, the same columns', mostRatio: 3.5 },
  'cold-blocking': { unit: 'ms', floor: 'bare React, cold', mostRatio: 2 },
  'scroll-longest-task': { unit: 'ms', floor: 'windowed plain rows', most: 50 },
  'scroll-main-thread': { unit: 'ms', floor: 'windowed plain rows', mostRatio: 2.5 },
  'scroll-dropped-frames': { unit: '%', floor: 'windowed plain rows', most: 4 },
  'profile-longest-task': { unit: 'ms', floor: 'our own home', most: 50 },
  'profile-main-thread': { unit: 'ms', floor: 'our own home', mostRatio: 1.3 },
  'hostile-longest-task': { unit: 'ms', floor: 'our own, ordinary posts', most: 200, isWorst: true },
  'oversized-longest-task': { unit: 'ms', floor: 'our own, an ordinary post', most: 100 },
  'thread-500': { unit: 'ms', floor: 'windowed plain rows', mostRatio: 4 },
  'stream-longest-task': { unit: 'ms', floor: 'windowed plain rows', most: 50 },
  'stream-share': { unit: '%', floor: 'windowed plain rows, and a count', mostRatio: 1.5 },
  'stream-requests': { unit: 'requests', floor: 'windowed plain rows, and a count', most: 6 },
  'notifications-longest-task': { unit: 'ms', floor: 'our own, while nothing arrives', most: 50 },
  'notifications-moved': { unit: 'px', floor: 'our own, while nothing arrives', most: 1, isWorst: true },
  'notifications-nodes': { unit: 'nodes', floor: 'our own, while nothing arrives', most: 1800 },
  'favourite-to-paint': { unit: 'ms', floor: 'a bare React button', mostRatio: 1.5 },
  // What our form adds: a bare field alone takes a frame.
  keystroke: { unit: 'ms', floor: 'a bare field', most: FRAME_MS },
  suggestions: { unit: 'ms', floor: 'our own, a word that asks nothing', most: 150 },
  'picker-open': { unit: 'ms', floor: 'our own, opened again', most: 60, isNewCode: true },
  'picker-again': { unit: 'ms', floor: 'our own, opened at first', most: 30, isNewCode: true },
  'picker-opening-nodes': { unit: 'nodes', floor: 'our own, scrolled through', most: 150 },
  'picker-nodes': { unit: 'nodes', floor: 'our own, before it is scrolled', most: 400 },
  'most-nodes': { unit: 'nodes', floor: 'windowed plain rows', most: 1800 },
  'keys-longest-task': { unit: 'ms', floor: 'our own with 1,000 posts', most: 50 },
  'filters-longest-task': { unit: 'ms', floor: 'our own with 200 posts', most: 50 },
  'many-emoji-picker': { unit: 'ms', floor: 'our own with 2,000', mostRatio: 1.1 },
  'many-emoji-completion': { unit: 'ms', floor: 'our own with 2,000', mostRatio: 1.1 },
  'day-heap': { unit: 'bytes', floor: 'our own after 2,000 posts and 20 threads', mostRatio: 1.3 },
  'day-nodes': { unit: 'nodes', floor: 'our own after 2,000 posts and 20 threads', mostRatio: 1.1 },
  'day-listeners': { unit: 'listeners', floor: 'our own after 2,000 posts and 20 threads', mostRatio: 1.1 },
}

/** Runs whose median counts. */
export const RUNS = 5

/** How much slower than the reference machine's (`processor.ts`) the processor is while starts and favourites are measured. */
export const SLOWDOWN = 4
/** A phone: its network, as the browser takes it (bytes a second, milliseconds there and back), and its processor. */
export const SLOW_PHONE = {
  network: { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
  slowdown: SLOWDOWN,
} as const
export const OLD_PHONE = {
  network: { offline: false, downloadThroughput: 87_500, uploadThroughput: 87_500, latency: 100 },
  slowdown: 6,
} as const
export type Phone = typeof SLOW_PHONE | typeof OLD_PHONE

/** Posts scrolled through. */
export const SCROLLED_POSTS = 1000
/** Posts of the person whose profile is scrolled through. */
export const PROFILE_POSTS = 5000
/** Streamed posts a second, and how many in all: 30 seconds. */
export const STREAM_RATE = 20
export const STREAM_TOTAL = 600
/** Notifications that are known, the posts they are about, and how many new ones come: a second, and in all. */
export const NOTIFICATIONS = 5000
export const NOTIFIED_POSTS = 40
export const NOTIFYING_RATE = 20
export const NOTIFYING_TOTAL = 300
/** Posts of a day, those after which its first heap is taken, and how many a second they come. */
export const DAY_POSTS = 20_000
export const DAY_FIRST_POSTS = 2000
export const DAY_RATE = 400
/** Threads opened within the first posts of a day, and within all. */
export const DAY_FIRST_THREADS = 20
export const DAY_THREADS = 200
/** Posts of a home that is scrolled by keys, and those of the home beside it. */
export const MANY_POSTS = 50_000
export const SOME_POSTS = 1000
/** Posts of a home to which one more filter is applied, those of the home beside it, and all filters then. */
export const FILTERED_POSTS = 5000
export const FEW_POSTS = 200
export const FILTERS = 50
/** A server's own emoji: as many as the large world has, and those of ten servers. */
export const SOME_EMOJI = 2000
export const MANY_EMOJI = 20_000
/** Favourites of one run; the middle one counts. */
export const FAVOURITES = 8
/** How long a finger, or the button of a mouse, is down (milliseconds). */
export const PRESS_MS = 80
/** Keys of one run; the middle one counts. */
export const KEYSTROKES = 24
/** Shorter tasks are not looked at where a task is laid to what was drawn in it (milliseconds). */
export const LONG_TASK_MS = 50
/** Less work than this is a frame in which something turns while an answer is awaited (milliseconds). */
export const WAITING_FRAME_MS = 4
