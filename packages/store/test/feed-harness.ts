import type { Page, Status, TimelineKey } from '@skein/api'
import { createFeed } from '../src/feeds/feed.ts'
import type { Feed, FeedOptions, FetchPageParams } from '../src/feeds/types.ts'
import { status } from './statuses.ts'

interface PendingCall {
  readonly params: FetchPageParams
  /** Answers with these ids, newest first. */
  answer(ids: readonly number[], change?: Partial<Page<Status>>): Promise<void>
  refuse(error: unknown): Promise<void>
}

/** A feed whose server answers when told to. */
export function createHarness(options: Partial<FeedOptions> & { key?: TimelineKey } = {}) {
  const calls: PendingCall[] = []
  const ingested: string[] = []
  const flush = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const fetchPage = (params: FetchPageParams): Promise<Page<Status>> =>
    new Promise((resolve, reject) => {
      params.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      calls.push({
        params,
        answer: (ids, change = {}) => {
          const items = ids.map((id) => status(id))
          resolve({ items, next: null, previous: null, dropped: 0, ...change })
          return flush()
        },
        refuse: (error) => {
          reject(error)
          return flush()
        },
      })
    })
  const ingest: FeedOptions['ingest'] = (given) => {
    ingested.push(given.id)
    return given.id
  }
  const feed: Feed = createFeed({ key: { kind: 'friends' }, fetchPage, ingest, ...options })
  return {
    feed,
    calls,
    ingested,
    flush,
    last: (): PendingCall => {
      const call = calls.at(-1)
      if (call === undefined) throw new Error('nothing was fetched')
      return call
    },
    cursors: () =>
      calls.map(({ params: { maxId, sinceId, minId } }) =>
        Object.fromEntries(Object.entries({ maxId, sinceId, minId }).filter(([, id]) => id !== undefined)),
      ),
  }
}
