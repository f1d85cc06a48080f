import { timelineKeyText, type StatusId, type TimelineKey } from '@skein/api'
import { newerId } from '@skein/store'

import { fieldsOf } from '../../lib/fields.ts'
import { lateWrite } from '../storage/late-write.ts'
import { keptOwner } from '../session/kept-owner.ts'
import { ofSession } from '../session/memory.ts'
import { beforeForgetting } from '../session.ts'
import { accountKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'

/** Where a reader stopped in a timeline, over a reload, closing the tab and an update of the client. */
export interface Position {
  /** The first entry on screen, and how many pixels its top lay below the sticky headings (negative: under them). */
  readonly id: StatusId
  readonly offset: number
  /** The first entry whose top was on screen: the line is drawn above it. */
  readonly lineId: StatusId
  /** The newest entry that was ever read. */
  readonly seenId: StatusId
  /** They were at the top of the list. */
  readonly isAtTop: boolean
  /** The row that had the focus, for who goes by the keyboard; null for others. */
  readonly focusedId: string | null
  /** When that was, milliseconds since 1970. */
  readonly at: number
}

/** Timelines of one account whose position is kept. */
const keptPositions = 60

const recent = ofSession(new Map<string, Position>())
const late = lateWrite(() => writeFor(keptOwner()))

function isPosition(value: unknown): value is Position {
  const { id, offset, lineId, seenId, isAtTop, focusedId, at } = fieldsOf(value)
  const isNamed = [id, lineId, seenId].every((each) => typeof each === 'string' && each !== '')
  const isFocusNamed = focusedId === null || typeof focusedId === 'string'
  return (
    isNamed && isFocusNamed && typeof isAtTop === 'boolean' && Number.isFinite(offset) && Number.isFinite(at)
  )
}

const readAll = (owner: string) => fieldsOf(readStored(accountKey('positions', owner)))

/** Where the reader stopped in this timeline; null where nobody has been. */
export function recallPosition(key: TimelineKey): Position | null {
  const text = timelineKeyText(key)
  // Asked with every movement: what is in memory is not read again.
  return recent.get(text) ?? readPosition(text)
}

function readPosition(timeline: string): Position | null {
  const owner = keptOwner()
  const stored = owner === null ? null : readAll(owner)[timeline]
  return isPosition(stored) ? stored : null
}

/** Notes where the reader is; what was read stays read. */
export function notePosition(key: TimelineKey, place: Omit<Position, 'at'>): void {
  const known = recallPosition(key)?.seenId ?? null
  // What shows by itself in a tab that nobody sees has not been read.
  const isSeen = known === null || document.visibilityState === 'visible'
  const seenId = (isSeen ? newerId(known, place.seenId) : known) ?? place.seenId
  recent.set(timelineKeyText(key), { ...place, seenId, at: Date.now() })
  late.soon()
}

/** Writes what is still in memory only. */
export function writePositions(): void {
  late.now()
}

function writeFor(owner: string | null): void {
  if (recent.size === 0 || owner === null) return
  // Another tab may have written others meanwhile.
  const mine = Object.entries({ ...readAll(owner), ...Object.fromEntries(recent) })
    .filter((entry): entry is [string, Position] => isPosition(entry[1]))
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, keptPositions)
  writeStored(accountKey('positions', owner), Object.fromEntries(mine))
}

beforeForgetting(({ accountId, reason }) => {
  // The same person is expected back.
  if (reason === 'refused') writeFor(accountId)
})
