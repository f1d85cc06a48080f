import type { Account } from '@skein/api'
import { expect, test } from 'vitest'

import { account, relationship } from '../../../../../../packages/store/test/statuses.ts'
import { choosePeople, type CareFilter, type CareOrder, type Followed } from './choose.ts'

const now = Date.UTC(2026, 10, 30)

function person(id: string, change: Partial<Account>, followsBack?: boolean): Followed {
  const { moved: _moved, relationship: _relationship, absent: _absent, ...row } = account(id, change)
  const { absent: _none, ...relation } = relationship(id, {
    following: true,
    followedBy: followsBack === true,
  })
  return {
    id: row.id,
    account: { ...row, movedToId: null },
    relationship: followsBack === undefined ? undefined : relation,
  }
}

const people = [
  person('today', { lastStatusAt: '2026-11-30' }, true),
  person('four months', { lastStatusAt: '2026-07-30' }, false),
  person('two years', { lastStatusAt: '2024-11-30' }, true),
  person('unknown', { statusesCount: 5, createdAt: '2020-01-01' }),
  person('never', { createdAt: '2025-01-01' }, false),
]
const chosen = (filter: CareFilter, order: CareOrder = 'server') => choosePeople(people, filter, order, now)

test('everyone is shown in the order of the server', () => {
  expect(chosen('everyone')).toEqual(['today', 'four months', 'two years', 'unknown', 'never'])
})

test('mutual and not following back show only people of whom that is known', () => {
  expect(chosen('mutual')).toEqual(['today', 'two years'])
  expect(chosen('notBack')).toEqual(['four months', 'never'])
})

test('inactive for 3, 6 and 12 months leaves out people whose last post is unknown', () => {
  expect(chosen('idle3')).toEqual(['four months', 'two years', 'never'])
  expect(chosen('idle6')).toEqual(['two years', 'never'])
  expect(chosen('idle12')).toEqual(['two years', 'never'])
})

test('the longest inactive come first and the unknown last', () => {
  expect(chosen('everyone', 'longestIdle')).toEqual(['two years', 'never', 'four months', 'today', 'unknown'])
})
