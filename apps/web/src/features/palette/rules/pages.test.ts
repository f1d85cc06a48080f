import { expect, test } from 'vitest'
import { pagesOf, type PagesOptions } from './pages.ts'

const guards = {
  isSignedIn: true,
  isAdmin: false,
  isRegistrationOpen: true,
  redirectRootLogin: null,
  redirectRootNoLogin: null,
}
const member: PagesOptions = {
  guards,
  username: 'wren',
  timelines: ['/main/friends', '/main/public', '/users/wren/dms', '/bookmarks'],
  maySearch: true,
}
const visitor = {
  ...member,
  guards: { ...guards, isSignedIn: false },
  username: null,
  timelines: ['/main/public'],
}
const paths = (options: PagesOptions) => pagesOf(options).map(({ path }) => path)

test('members go to every page of the table that needs nothing to be chosen and that is offered', () => {
  expect(paths(member)).toEqual([
    '/main/public',
    '/main/friends',
    '/main/following',
    '/bookmarks',
    '/users/wren/interactions',
    '/users/wren/dms',
    '/friend-requests',
    '/search',
    '/who-to-follow',
    '/about',
    '/lists',
    '/announcements',
    '/wren/notifications',
  ])
})

test('visitors go where the guards let them', () => {
  expect(paths(visitor)).toEqual([
    '/main/public',
    '/registration',
    '/password-reset',
    '/login',
    '/search',
    '/about',
    '/announcements',
  ])
  const closed = { ...visitor, guards: { ...visitor.guards, isRegistrationOpen: false } }
  expect(paths({ ...closed, timelines: [], maySearch: false })).toEqual([
    '/password-reset',
    '/login',
    '/about',
    '/announcements',
  ])
})

test('the console of the staff is for admins, and outside', () => {
  const pages = pagesOf({ ...member, guards: { ...guards, isAdmin: true } })
  expect(pages.filter(({ isOutside }) => isOutside)).toEqual([
    { name: 'admin-console', path: '/pleroma/admin', isOutside: true },
  ])
})
