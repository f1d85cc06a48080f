import type { AccountRow } from '@skein/store'

type Posting = Pick<AccountRow, 'createdAt' | 'lastStatusAt' | 'statusesCount'>

/** What the server says about a person's posts: when they last posted (epoch ms), that it knows none, or nothing. */
export type Activity =
  | { readonly kind: 'posted'; readonly at: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

export function activityOf({ lastStatusAt, statusesCount }: Posting): Activity {
  const at = Date.parse(lastStatusAt ?? '')
  if (!Number.isNaN(at)) return { kind: 'posted', at }
  return { kind: statusesCount > 0 ? 'unknown' : 'none' }
}

/** Since when a person has not posted, epoch ms; null when that is unknown. Without posts: since they joined. */
export function idleSince(person: Posting): number | null {
  const activity = activityOf(person)
  if (activity.kind === 'posted') return activity.at
  const joined = activity.kind === 'none' ? Date.parse(person.createdAt ?? '') : Number.NaN
  return Number.isNaN(joined) ? null : joined
}

/** The same day some months earlier, epoch ms; the last day of a month that is shorter. */
export function monthsBefore(nowMs: number, months: number): number {
  const date = new Date(nowMs)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
