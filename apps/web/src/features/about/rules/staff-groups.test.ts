import { expect, test } from 'vitest'
import { staffGroups } from './staff-groups.ts'

test('[PAGES-05] admins come first, then moderators, then whoever does not show a role', () => {
  const people = [
    { name: 'a', role: 'member' },
    { name: 'b', role: 'moderator' },
    { name: 'c', role: 'admin' },
    { name: 'd', role: 'moderator' },
  ] as const
  expect(staffGroups(people).map(({ role, members }) => [role, members.map(({ name }) => name)])).toEqual([
    ['admin', ['c']],
    ['moderator', ['b', 'd']],
    ['member', ['a']],
  ])
})
