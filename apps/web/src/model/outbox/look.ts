import { fetchPostsOf, fetchStatusSource, isApiError, type RequestOptions, type Status } from '@skein/api'

import { getClient } from '../client.ts'
import type { TriedPost } from '../writing/drafts.ts'
import { readAnswered } from './answered.ts'
import { compareSource, compareWords, isSameButWords, isSamePost, type Words } from './same-post.ts'

/** Whether the server has a post; `unclear`: it has one that may be it. */
export type Seen =
  | { readonly kind: 'there'; readonly status: Status }
  | { readonly kind: 'absent' | 'unclear' }

/** How far the clocks of one server are apart, and the seconds that it does not say, milliseconds. */
const CLOCK_MARGIN_MS = 10_000
/** How wrong the clock here may be where the server does not tell the time, milliseconds. */
const WRONG_CLOCK_MS = 10 * 60_000
/** Pages of the newest posts that are read at most. */
const MOST_PAGES = 10

/** A post without a time may be of any. */
const timeOf = ({ createdAt }: Status) => Date.parse(createdAt ?? '')

/** Asks for what was written where what is shown is something else. @throws ApiError */
async function wordsOf(post: TriedPost, status: Status, options: RequestOptions): Promise<Words> {
  const words = compareWords(post, status)
  if (words !== 'unknown') return words
  try {
    return compareSource(post, (await fetchStatusSource(getClient(), status.id, options)).text)
  } catch (error) {
    const cannotTell = isApiError(error, 'garbage') || (isApiError(error, 'http') && error.status === 404)
    if (!cannotTell) throw error
    return words
  }
}

/** A post that is looked for. */
interface Wanted {
  /** As it would be sent now. */
  readonly now: TriedPost
  /** As it was sent before. */
  readonly tried: readonly TriedPost[]
}

/** From when on a post may be, and from when on it surely is, one that was sent at a moment, milliseconds since 1970. */
interface Span {
  readonly maybe: number
  readonly surely: number
}

/** By the server's clock where it tells the time, else with a wide margin. */
function spanSince(since: number, serverTime: number | null): Span {
  if (serverTime === null) return { maybe: since - WRONG_CLOCK_MS, surely: since - CLOCK_MARGIN_MS }
  const start = since + (serverTime - Date.now()) - CLOCK_MARGIN_MS
  return { maybe: start, surely: start }
}

/** @throws ApiError */
async function judge(
  post: TriedPost,
  status: Status,
  { maybe, surely }: Span,
  options: RequestOptions,
): Promise<Seen['kind']> {
  const time = timeOf(status)
  if (status.repeatOf !== null || time < maybe) return 'absent'
  const isSame = isSameButWords(post, status)
  // Only one that may be it is worth a request.
  const words = isSame ? await wordsOf(post, status, options) : compareWords(post, status)
  if (isSame && words === 'same' && time >= surely) return 'there'
  return words === 'same' || (isSame && words === 'unknown') ? 'unclear' : 'absent'
}

/** As which of all that was sent of it a post is there, if any. @throws ApiError */
async function judgeAll(
  { now, tried }: Wanted,
  status: Status,
  span: Span,
  options: RequestOptions,
): Promise<Seen['kind']> {
  let kind: Seen['kind'] = 'absent'
  for (const post of tried) {
    // oxlint-disable-next-line no-await-in-loop -- one as a rule
    const found = await judge(post, status, span, options)
    if (found === 'there' && isSamePost(post, now)) return found
    // As it was before its writer changed it: what is to become of both only they can say.
    if (found !== 'absent') kind = 'unclear'
  }
  return kind
}

/**
 * Looks among the newest posts of an account for one that was sent and not answered: not every server knows a post again
 * by its key.
 * @param since when it was sent first, milliseconds since 1970
 * @throws ApiError
 */
export async function lookForPost(
  accountId: string,
  wanted: Wanted,
  since: number,
  options: RequestOptions,
): Promise<Seen> {
  // One that was answered is another one, whatever it says.
  const answered = new Set(readAnswered(accountId))
  let isUnclear = false
  let maxId: string | null = null
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    // Each page tells where the next one begins, and each post whether one has to look on.
    /* oxlint-disable no-await-in-loop */
    const page = await fetchPostsOf(getClient(), accountId, { ...options, maxId })
    const span = spanSince(since, page.serverTime)
    for (const status of page.items) {
      if (answered.has(status.id)) continue
      const kind = await judgeAll(wanted, status, span, options)
      if (kind === 'there') return { kind, status }
      if (kind === 'unclear') isUnclear = true
    }
    /* oxlint-enable no-await-in-loop */
    // One of which nothing can be read, not even that it is too old.
    if (page.unreadTimes.some((time) => !(time < span.maybe))) isUnclear = true
    const oldest = page.items.at(-1)
    const next: string | null = page.next ?? oldest?.id ?? null
    if (oldest === undefined || next === maxId || timeOf(oldest) < span.maybe)
      return { kind: isUnclear ? 'unclear' : 'absent' }
    maxId = next
  }
  return { kind: 'unclear' }
}
