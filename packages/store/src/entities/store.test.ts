import { describe, expect, test, vi } from 'vitest'
import { accountId, statusId } from '../../test/entries.ts'
import { account, notification, poll, relationship, repeat, status } from '../../test/statuses.ts'
import { STATUS_LIMIT, STATUS_LIMIT_AFTER_EVICTION } from '../limits.ts'
import { evictStatuses } from './evict.ts'
import { createEntityStore } from './store.ts'

describe('ingest', () => {
  test('a status brings its author, poll, repeated and quoted status and the people who reacted', () => {
    const store = createEntityStore()
    const quoted = status(1, { account: account('eve') })
    const original = status(2, {
      account: account('ada', { relationship: relationship('ada', { following: true }) }),
      quote: quoted,
      quoteId: quoted.id,
      poll: poll('p', { votesCount: 7 }),
      reactions: [
        {
          name: 'x',
          url: null,
          count: 1,
          me: false,
          accountIds: [accountId('cyd')],
          accounts: [account('cyd')],
        },
      ],
    })
    expect(store.ingestStatus(repeat(3, original))).toBe('3')
    expect(store.statuses.get(statusId(3))).toMatchObject({ repeatOfId: '2', accountId: 'bob' })
    expect(store.statuses.get(statusId(2))).toMatchObject({ accountId: 'ada', quotedId: '1', pollId: 'p' })
    expect(store.statuses.get(statusId(1))).toMatchObject({ accountId: 'eve' })
    expect([...store.accounts.keys()].sort()).toEqual(['ada', 'bob', 'cyd', 'eve'])
    expect(store.relationships.get(accountId('ada'))?.following).toBe(true)
    expect(store.statuses.get(statusId(2))?.reactions).toEqual([
      { name: 'x', url: null, count: 1, me: false, accountIds: ['cyd'] },
    ])
    expect(store.polls.size).toBe(1)
  })

  test('whoever is told of a status can read its author already', () => {
    const store = createEntityStore()
    const read: unknown[] = []
    store.statuses.subscribe(statusId(1), () => read.push(store.accounts.get(accountId('ada'))?.id))
    store.ingestStatus(status(1))
    expect(read).toEqual(['ada'])
  })

  test('what a status left out does not erase the poll, quote, text and subject that are known', () => {
    const store = createEntityStore()
    store.ingestStatus(status(2, { poll: poll('p'), quote: status(1), quoteId: statusId(1), subject: 'cw' }))
    const absent = ['poll', 'quote', 'subject', 'content', 'inReplyToId']
    store.ingestStatus(
      status(2, {
        absent,
        content: '',
        text: '',
        hasUnavailableQuote: true,
        hasUnavailableParent: true,
        repliesCount: 4,
      }),
    )
    expect(store.statuses.get(statusId(2))).toMatchObject({
      pollId: 'p',
      quotedId: '1',
      quoteId: '1',
      subject: 'cw',
      text: 'hello',
      hasUnavailableQuote: false,
      hasUnavailableParent: false,
      repliesCount: 4,
    })
  })

  test('somebody else’s view of an account does not erase the viewer’s own part', () => {
    const store = createEntityStore()
    const own = { email: 'a@example.test' } as never
    store.ingestAccount(account('ada', { own, absent: ['relationship'] }))
    store.ingestStatus(status(1))
    expect(store.accounts.get(accountId('ada'))?.own).toBe(own)
  })

  test('[POST-25] a status that was deleted here stays deleted when an older answer still holds it', () => {
    const store = createEntityStore()
    store.ingestStatus(status(1))
    store.statuses.patch(statusId(1), { isDeleted: true }).settle()
    store.ingestStatus(status(1, { repliesCount: 2 }))
    expect(store.statuses.get(statusId(1))).toMatchObject({ isDeleted: true, repliesCount: 2 })
  })

  test('a notification that was read stays read when an older answer still says otherwise', () => {
    const store = createEntityStore()
    const n = 'n' as never
    store.ingestNotification(notification('n'))
    const patch = store.notifications.patch(n, { isSeen: true })
    store.ingestNotification(notification('n'))
    expect(store.notifications.get(n)).toMatchObject({ isSeen: true })
    patch.drop()
    expect(store.notifications.get(n)).toMatchObject({ isSeen: false })
    store.notifications.patch(n, { isSeen: true }).settle()
    store.ingestNotification(notification('n'))
    expect(store.notifications.get(n)).toMatchObject({ isSeen: true })
  })

  test('a notification brings its account, status and target, and a context all of its posts', () => {
    const store = createEntityStore()
    store.ingestNotification(
      notification('n', { status: status(5), target: account('new-me'), type: 'move' }),
    )
    expect(store.notifications.get('n' as never)).toMatchObject({
      accountId: 'bob',
      statusId: '5',
      targetId: 'new-me',
    })
    expect(store.accounts.get(accountId('new-me'))).toBeDefined()
    const ids = store.ingestContext({ ancestors: [status(1)], descendants: [status(9), status(8)] })
    expect(ids).toEqual({ ancestors: ['1'], descendants: ['9', '8'] })
    expect(store.statuses.size).toBe(4)
  })

  test('an account that moved brings the one it moved to', () => {
    const store = createEntityStore()
    store.ingestAccount(account('old', { moved: account('new') }))
    expect(store.accounts.get(accountId('old'))?.movedToId).toBe('new')
    expect(store.accounts.get(accountId('new'))).toBeDefined()
  })

  test('sign-out empties every table and tells who listens', () => {
    const store = createEntityStore()
    store.ingestNotification(notification('n', { status: status(1, { poll: poll('p') }) }))
    store.ingestRelationship(relationship('ada'))
    const listener = vi.fn()
    store.statuses.subscribe(statusId(1), listener)
    store.clear()
    const tables = [store.statuses, store.accounts, store.relationships, store.polls, store.notifications]
    expect(tables.map(({ size }) => size)).toEqual([0, 0, 0, 0, 0])
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('eviction', () => {
  const fill = (count: number) => {
    const store = createEntityStore()
    for (let id = 1; id <= count; id += 1) {
      store.ingestStatus(status(id, { account: account(`by-${id}`), poll: poll(`poll-${id}`) }))
    }
    return store
  }

  test('nothing goes at 5,000 statuses', () => {
    const store = fill(STATUS_LIMIT)
    expect(store.isOverLimit()).toBe(false)
    expect(evictStatuses(store, () => false)).toBe(0)
  })

  test('past 5,000 those nobody refers to go, the longest unheard of first, with their authors and polls', () => {
    const store = fill(STATUS_LIMIT + 1)
    store.ingestStatus(status(1, { account: account('by-1') }))
    expect(store.isOverLimit()).toBe(true)
    expect(evictStatuses(store, () => false)).toBe(STATUS_LIMIT + 1 - STATUS_LIMIT_AFTER_EVICTION)
    expect(store.statuses.size).toBe(STATUS_LIMIT_AFTER_EVICTION)
    expect(store.statuses.get(statusId(1))).toBeDefined()
    expect(store.statuses.get(statusId(2))).toBeUndefined()
    expect(store.accounts.get(accountId('by-2'))).toBeUndefined()
    expect(store.polls.get('poll-2' as never)).toBeUndefined()
    expect(store.accounts.size).toBe(STATUS_LIMIT_AFTER_EVICTION)
  })

  test('what is referred to stays, with what it repeats or quotes', () => {
    const store = createEntityStore()
    const quoted = status('01', { account: account('quoted') })
    store.ingestStatus(repeat('03', status('02', { quote: quoted, quoteId: quoted.id })))
    store.ingestStatus(status('04'))
    store.ingestStatus(status('05'))
    store.ingestNotification(notification('n', { status: status('06') }))
    store.ingestStatus(status('07'))
    store.ingestAccount(account('me', { own: {} as never, absent: [] }))
    store.ingestAccount(account('kept'))
    store.statuses.subscribe(statusId('04'), () => undefined)
    store.statuses.patch(statusId('05'), { isFavourited: true })
    for (let id = 1_000; id < 1_000 + STATUS_LIMIT; id += 1) store.ingestStatus(status(id))
    evictStatuses(
      store,
      (id) => id === '03',
      (id) => id === 'kept',
    )
    const isThere = ['01', '02', '03', '04', '05', '06', '07'].map(
      (id) => store.statuses.get(statusId(id)) !== undefined,
    )
    expect(isThere).toEqual([true, true, true, true, true, true, false])
    for (const id of ['quoted', 'me', 'kept']) expect(store.accounts.get(accountId(id))).toBeDefined()
  })

  test('when everything is referred to, nothing goes', () => {
    expect(evictStatuses(fill(STATUS_LIMIT + 5), () => true)).toBe(0)
  })
})
