import type { StatusId } from '@skein/api'
import { newerId } from '@skein/store'

import { getSession } from '../session.ts'
import { accountKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** Threads whose newest seen post is remembered, for each account. */
export const rememberedThreads = 300

type Read = readonly [thread: string, newestId: StatusId]

/**
 * The newest post of a thread that was there at the last visit; null when there was none, and for visitors.
 * @param thread what names the thread: its conversation, or its first post
 */
export function lastRead(thread: string): StatusId | null {
  return reads().find(([name]) => name === thread)?.[1] ?? null
}

/** The viewer was shown a thread up to this post. */
export function noteRead(thread: string, newestId: StatusId): void {
  const { viewerId } = getSession()
  if (viewerId === null) return
  const all = reads()
  const known = all.find(([name]) => name === thread)
  const others = all.filter((read) => read !== known)
  const next: Read = [thread, newerId(known?.[1] ?? null, newestId) ?? newestId]
  writeStored(accountKey('threads-read', viewerId), [...others, next].slice(-rememberedThreads))
}

/** Oldest visit first. */
function reads(): readonly Read[] {
  const { viewerId } = getSession()
  if (viewerId === null) return []
  const stored = readStored(accountKey('threads-read', viewerId))
  return Array.isArray(stored) ? stored.filter(isRead) : []
}

function isRead(entry: unknown): entry is Read {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
}
