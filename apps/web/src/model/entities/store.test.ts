import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AccountId, NotificationId, PollId, StatusId } from '@skein/api'
import {
  createEntityStore,
  evictStatuses,
  STATUS_LIMIT,
  STATUS_LIMIT_AFTER_EVICTION,
  type StatusRow,
} from '@skein/store'
import { entityStore, useAccount, useNotification, usePoll, useRelationship, useStatus } from './store.ts'
import { createEviction } from './eviction.ts'

const rowOf = (id: string): StatusRow =>
  ({
    id,
    accountId: 'ada',
    repeatOfId: null,
    quotedId: null,
    pollId: null,
    reactions: [],
    mentions: [],
  }) as never

/** What a hook reads while a component is drawn. */
function read<Value>(useValue: () => Value): Value | undefined {
  const values: Value[] = []
  function Probe({ onRead }: { onRead: (value: Value) => void }) {
    onRead(useValue())
    return null
  }
  renderToString(createElement(Probe, { onRead: (value) => values.push(value) }))
  return values[0]
}

afterEach(() => entityStore.clear())

describe('hooks', () => {
  test('each reads its own table, and nothing while the row is not known', () => {
    expect(read(() => useStatus('1' as StatusId))).toBeUndefined()
    entityStore.statuses.upsert(rowOf('1'))
    entityStore.accounts.upsert({ id: '1', username: 'ada' } as never)
    entityStore.polls.upsert({ id: '1', votesCount: 3 } as never)
    entityStore.relationships.upsert({ id: '1', following: true } as never)
    entityStore.notifications.upsert({ id: '1', isSeen: false } as never)
    expect(read(() => useStatus('1' as StatusId))).toBe(entityStore.statuses.get('1' as StatusId))
    expect(read(() => useAccount('1' as AccountId))?.username).toBe('ada')
    expect(read(() => usePoll('1' as PollId))?.votesCount).toBe(3)
    expect(read(() => useRelationship('1' as AccountId))?.following).toBe(true)
    expect(read(() => useNotification('1' as NotificationId))?.isSeen).toBe(false)
  })

  test('[POST-17] a status is read with its pending changes', () => {
    entityStore.statuses.upsert({ ...rowOf('1'), isFavourited: false, favouritesCount: 2 })
    entityStore.statuses.patch('1' as StatusId, { isFavourited: true })
    expect(read(() => useStatus('1' as StatusId))).toMatchObject({ isFavourited: true, favouritesCount: 3 })
  })

  test('no id reads nothing', () => {
    expect(read(() => useStatus(null))).toBeUndefined()
  })
})

describe('eviction', () => {
  const fill = () => {
    const store = createEntityStore()
    for (let id = 0; id <= STATUS_LIMIT; id += 1) store.statuses.upsert(rowOf(String(id)))
    return store
  }

  test('past the limit the store is swept once, later, and what a source names stays', () => {
    const store = fill()
    const scheduled: ((evict: typeof evictStatuses) => void)[] = []
    const eviction = createEviction(store, (run) => scheduled.push(run))
    eviction.keep({ statusIds: () => ['0' as StatusId] })
    expect(eviction.after('id')).toBe('id')
    eviction.after('id')
    expect(scheduled).toHaveLength(1)
    expect(store.statuses.size).toBe(STATUS_LIMIT + 1)
    scheduled[0]?.(evictStatuses)
    expect(store.statuses.size).toBe(STATUS_LIMIT_AFTER_EVICTION)
    expect(store.statuses.get('0' as StatusId)).toBeDefined()
    expect(store.statuses.get('1' as StatusId)).toBeUndefined()
  })

  test('nothing goes while nobody has said what must stay', () => {
    const store = fill()
    const schedule = vi.fn()
    const eviction = createEviction(store, schedule)
    eviction.after('id')
    const stop = eviction.keep({ statusIds: () => [] })
    stop()
    eviction.after('id')
    expect(schedule).not.toHaveBeenCalled()
  })

  test('a source that left no longer keeps anything', () => {
    const store = fill()
    let sweep: (evict: typeof evictStatuses) => void = () => undefined
    const eviction = createEviction(store, (run) => (sweep = run))
    eviction.keep({ statusIds: () => [] })
    const stop = eviction.keep({ statusIds: () => ['0' as StatusId], accountIds: () => [] })
    eviction.after('id')
    stop()
    sweep(evictStatuses)
    expect(store.statuses.get('0' as StatusId)).toBeUndefined()
  })
})
