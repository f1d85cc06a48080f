import { expect, test } from 'vitest'

import { landingPath, matchRoute, paths, redirectFor, routeTable, type GuardContext } from '../routes.ts'

const visitor: GuardContext = {
  isSignedIn: false,
  isAdmin: false,
  isRegistrationOpen: false,
  redirectRootLogin: null,
  redirectRootNoLogin: null,
}
const member: GuardContext = { ...visitor, isSignedIn: true }

function redirectOf(path: string, context: GuardContext): string | null {
  return redirectFor(matchRoute(path), context)
}

test('[ROUTE-01] / leads a signed-in user to the configured landing path', () => {
  expect(redirectOf('/', { ...member, redirectRootLogin: '/main/public' })).toBe('/main/public')
})

test('[ROUTE-02] / leads a visitor to the configured landing path', () => {
  expect(redirectOf('/', { ...visitor, redirectRootNoLogin: '/about' })).toBe('/about')
})

test('[ROUTE-03] with nothing configured / leads to home, and visitors to the whole known network', () => {
  expect(redirectOf('/', member)).toBe('/main/friends')
  expect(redirectOf('/', visitor)).toBe('/main/all')
})

test('a landing path that would lead in a circle, away or nowhere is not taken', () => {
  for (const path of ['/', '/main/friends', '//evil.example', 'https://evil.example/', '/a/b/c', '']) {
    expect(landingPath({ ...visitor, redirectRootNoLogin: path }), path).toBe('/main/all')
  }
  for (const path of ['/', '/password-reset', '//evil.example']) {
    expect(landingPath({ ...member, redirectRootLogin: path }), path).toBe('/main/friends')
  }
})

test('the settings open over the landing page, which they cannot be themselves', () => {
  expect(redirectOf('/main/settings/posts', member)).toBe('/main/friends')
  expect(redirectOf('/settings', { ...visitor, redirectRootNoLogin: '/about' })).toBe('/about')
  expect(landingPath({ ...member, redirectRootLogin: '/main/settings' })).toBe('/main/friends')
})

test('[ROUTE-05] a visitor on /main/friends is sent to the landing path, or to /main/all', () => {
  expect(redirectOf('/main/friends', visitor)).toBe('/main/all')
  expect(redirectOf('/main/friends', { ...visitor, redirectRootNoLogin: '/main/public' })).toBe(
    '/main/public',
  )
  expect(redirectOf('/main/friends', member)).toBeNull()
})

test('[ROUTE-12] /registration opens for visitors when registration is open', () => {
  expect(redirectOf('/registration', { ...visitor, isRegistrationOpen: true })).toBeNull()
})

test('[ROUTE-13] an invite token opens /registration even when registration is closed', () => {
  expect(redirectOf('/registration/8fk2', visitor)).toBeNull()
})

test('[ROUTE-14] /registration leads to root when it is closed and without token, and for signed-in people', () => {
  expect(redirectOf('/registration', visitor)).toBe('/')
  expect(redirectOf('/registration', { ...member, isRegistrationOpen: true })).toBe('/')
  expect(redirectOf('/registration/8fk2', member)).toBe('/')
})

test('[ROUTE-16] /password-reset is for visitors, with its flag', () => {
  expect(paths.passwordReset(true)).toBe('/password-reset?passwordResetRequested=true')
  expect(redirectOf(paths.passwordReset(true), visitor)).toBeNull()
  expect(redirectOf('/password-reset', member)).toBe('/')
})

test('[ROUTE-21] every route for signed-in people sends visitors to the landing path', () => {
  const forSignedIn = routeTable.filter(({ access }) => access === 'signedIn')
  expect(forSignedIn.map(({ name }) => name)).toEqual([
    'friends',
    'following',
    'bookmarks',
    'remote-user-resolver',
    'interactions',
    'dms',
    'friend-requests',
    'who-to-follow',
    'lists',
    'list-timeline',
    'list-edit',
    'notifications',
  ])
  for (const { patterns } of forSignedIn) {
    const path = patterns[0].replace(':handle', 'wren@fen.example').replaceAll(/:\w+/g, 'wren')
    expect(redirectOf(path, visitor), path).toBe('/main/all')
    expect(redirectOf(path, member), path).toBeNull()
  }
})

test('the admin console is for admins', () => {
  expect(redirectOf('/pleroma/admin/x', visitor)).toBe('/main/all')
  expect(redirectOf('/pleroma/admin/x', member)).toBe('/')
  expect(redirectOf('/pleroma/admin/x', { ...member, isAdmin: true })).toBeNull()
})
