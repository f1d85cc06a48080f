import { expect, test } from 'vitest'

import {
  matchRoute,
  paths,
  placeOfWord,
  routeRow,
  routeTable,
  timelineKeyOf,
  type RouteName,
} from '../routes.ts'

const flakeId = 'AzPhGpM1Q6nV1xJzFY'

function expectRoute(path: string, name: RouteName, params: Record<string, string> = {}) {
  expect(matchRoute(path)).toEqual({ name, params })
}

test('[ROUTE-04] the four timelines of the main menu have their names and timelines', () => {
  const names = ['/main/all', '/main/public', '/main/bubble', '/main/friends'].map(
    (path) => matchRoute(path).name,
  )
  expect(names).toEqual(['public-external-timeline', 'public-timeline', 'bubble-timeline', 'friends'])
  const kinds = ['/main/all', '/main/public', '/main/bubble', '/main/friends'].map(
    (path) => timelineKeyOf(matchRoute(path))?.kind,
  )
  expect(kinds).toEqual(['publicAndExternal', 'public', 'bubble', 'friends'])
})

test('[ROUTE-06] a hashtag, bookmarks and a conversation have their routes', () => {
  expectRoute('/tag/g%C3%A4nse', 'tag-timeline', { tag: 'gänse' })
  expectRoute('/bookmarks', 'bookmarks')
  expectRoute(`/notice/${flakeId}`, 'conversation', { id: flakeId })
  expect(timelineKeyOf(matchRoute('/tag/geese'))).toEqual({ kind: 'tag', tag: 'geese' })
})

test('[ROUTE-07] the three forms of a remote handle give the same lookup', () => {
  const lookup = { username: 'wren', hostname: 'fen.example' }
  expectRoute('/remote-users/wren@fen.example', 'remote-user-resolver', lookup)
  expectRoute('/remote-users/@wren@fen.example', 'remote-user-resolver', lookup)
  expectRoute('/remote-users/fen.example/wren', 'remote-user-resolver', lookup)
  expectRoute('/remote-users/wren', 'not-found')
  expectRoute('/remote-users/wren@fen@example', 'not-found')
})

test('[ROUTE-08] /users/{id} opens a profile by id when it looks like one', () => {
  expectRoute(`/users/${flakeId}`, 'external-user-profile', { id: flakeId })
  expectRoute('/users/4711', 'external-user-profile', { id: '4711' })
})

test('[ROUTE-09] /users/{name} opens a profile by screen name', () => {
  expectRoute('/users/wren', 'user-profile', { name: 'wren' })
  expectRoute('/users/wren@fen.example', 'user-profile', { name: 'wren@fen.example' })
})

test('[ROUTE-10] /{name} opens a profile and shadows no fixed route', () => {
  expectRoute('/alice', 'user-profile', { name: 'alice' })
  expectRoute('/@alice', 'user-profile', { name: 'alice' })
  for (const { name, patterns } of routeTable) {
    for (const pattern of patterns) {
      if (!pattern.includes(':') && !pattern.includes('*')) expect(matchRoute(pattern).name).toBe(name)
    }
  }
  expectRoute('/alice bob', 'not-found')
  expectRoute('/a/b/c', 'not-found')
})

test('[ROUTE-06] addresses of other servers that people paste lead to the same: /tags/{tag} and /@{name}/{id}', () => {
  expectRoute('/tags/g%C3%A4nse', 'tag-timeline', { tag: 'gänse' })
  expectRoute(`/@wren/${flakeId}`, 'conversation', { id: flakeId })
  expectRoute('/@wren@fen.example/113456789012345678', 'conversation', { id: '113456789012345678' })
  expectRoute('/@wren/notifications', 'notifications', { username: '@wren' })
  expectRoute('/@wren/media', 'not-found')
  expectRoute(`/wren/${flakeId}`, 'not-found')
})

test('[ROUTE-10] a word that somebody would type leads where it says', () => {
  const pathOf = (word: string, name: string | null = 'wren') => placeOfWord(word, name)
  expect(pathOf('home')).toEqual({ path: '/main/friends' })
  expect(pathOf('Local')).toEqual({ path: '/main/public' })
  expect(pathOf('public')).toEqual({ path: '/main/public' })
  expect(pathOf('notifications')).toEqual({ path: '/wren/notifications' })
  expect(pathOf('messages')).toEqual({ path: '/users/wren/dms' })
  expect(pathOf('favourites')).toEqual({ path: '/users/wren#favorites' })
  expect(pathOf('follow-requests')).toEqual({ path: '/friend-requests' })
  expect(pathOf('sign-in')).toEqual({ path: '/login' })
  expect(pathOf('register')).toEqual({ path: '/registration' })
  expect(pathOf('explore')).toEqual({ path: '/search' })
  expect(pathOf('settings')).toEqual({ window: 'settings' })
  expect(pathOf('tags')).toEqual({ path: '/users/wren#follows' })
  for (const word of ['keyboard', 'Shortcuts']) expect(pathOf(word)).toEqual({ window: 'keyboard' })
  for (const word of ['compose', 'new']) expect(pathOf(word)).toEqual({ window: 'composer' })
  expect(pathOf('compose', null)).toEqual({ path: '/login' })
  expect(pathOf('notifications', null)).toEqual({ path: '/login' })
  expect(pathOf('local', null)).toEqual({ path: '/main/public' })
  for (const word of ['wren', 'constructor', '__proto__', '']) expect(pathOf(word)).toBeNull()
})

test('[ROUTE-10] every word leads to a page of the client, and hides none', () => {
  for (const word of [
    'local',
    'known',
    'bubble',
    'explore',
    'join',
    'help',
    'news',
    'home',
    'me',
    'mentions',
    'list',
  ]) {
    const place = placeOfWord(word, 'wren')
    const { name } = matchRoute(place !== null && 'path' in place ? place.path : '/x/y/z')
    expect(name, word).not.toBe('not-found')
    expect(matchRoute(`/${word}`), word).toEqual({ name: 'user-profile', params: { name: word } })
  }
})

test('the settings, a section and a setting have addresses that no server gives to anybody', () => {
  expectRoute('/main/settings', 'settings')
  expectRoute('/settings', 'settings')
  expectRoute(paths.settings('posts'), 'settings', { section: 'posts' })
  expectRoute(paths.settings('posts', 'stopGifs'), 'settings', { section: 'posts', setting: 'stopGifs' })
  expectRoute('/main/settings/a/b/c', 'not-found')
  expectRoute('/users/settings', 'user-profile', { name: 'settings' })
  expect(routeRow('settings').access).toBe('everyone')
})

test('[ROUTE-11] the personal pages have their routes and are for signed-in people', () => {
  expectRoute('/users/wren/interactions', 'interactions', { username: 'wren' })
  expectRoute('/users/wren/dms', 'dms', { username: 'wren' })
  expectRoute('/wren/notifications', 'notifications', { username: 'wren' })
  expectRoute('/friend-requests', 'friend-requests')
  for (const name of ['interactions', 'dms', 'notifications', 'friend-requests'] as const) {
    expect(routeRow(name).access).toBe('signedIn')
  }
})

test('the people whom the viewer follows have a page for signed-in people', () => {
  expectRoute(paths.following, 'following')
  expect(paths.following).toBe('/main/following')
  expect(routeRow('following').access).toBe('signedIn')
})

test('[ROUTE-13] the invite token is taken from the path', () => {
  expectRoute('/registration', 'registration')
  expectRoute('/registration/8fk2-wa19', 'registration', { token: '8fk2-wa19' })
})

test('[ROUTE-15] the two pages after sign-up have addresses of their own', () => {
  expectRoute('/registration-request-sent', 'registration-request-sent')
  expectRoute('/awaiting-email-confirmation', 'awaiting-email-confirmation')
})

test('[ROUTE-17] /login, /about, /announcements and /who-to-follow have their routes', () => {
  for (const name of ['login', 'about', 'announcements', 'who-to-follow'] as const)
    expectRoute(`/${name}`, name)
  expect(routeRow('who-to-follow').access).toBe('signedIn')
  expect(routeRow('announcements').access).toBe('everyone')
})

test('[ROUTE-18] /search is a route whatever is searched', () => {
  expect(paths.search('wild geese & co')).toBe('/search?query=wild+geese+%26+co')
  expectRoute(paths.search('geese'), 'search')
})

test('[ROUTE-19] lists, one list and its editor have routes for signed-in people', () => {
  expectRoute('/lists', 'lists')
  expectRoute('/lists/7', 'list-timeline', { id: '7' })
  expectRoute('/lists/7/edit', 'list-edit', { id: '7' })
  expect(timelineKeyOf(matchRoute('/lists/7'))).toEqual({ kind: 'list', listId: '7' })
  for (const name of ['lists', 'list-timeline', 'list-edit'] as const)
    expect(routeRow(name).access).toBe('signedIn')
})

test('[ROUTE-20] the remote entry takes a post or a user in its query', () => {
  expect(paths.remoteInteraction({ statusId: flakeId })).toBe(`/main/ostatus?status_id=${flakeId}`)
  expect(paths.remoteInteraction({ nickname: 'wren' })).toBe('/main/ostatus?nickname=wren')
  expectRoute('/main/ostatus?nickname=wren', 'remote-interaction')
})

test('[ROUTE-22] only conversations and profiles keep their hands off the scroll position', () => {
  const left = routeTable.filter(({ scroll }) => scroll === 'leave').map(({ name }) => name)
  expect(left).toEqual(['conversation', 'external-user-profile', 'user-profile'])
})

test('every pattern of the table is reached, and by its own route', () => {
  for (const { name, patterns } of routeTable) {
    for (const pattern of patterns) {
      if (name === 'not-found' || name === 'external-user-profile') continue
      const path = pattern
        .replace(':handle', 'wren@fen.example')
        .replace('/:author/:id', '/@wren/4711')
        .replace(':hostname', 'fen.example')
        .replaceAll(/:\w+\??/g, 'wren')
      expect(matchRoute(path.replace('*', 'x/y')).name, pattern).toBe(name)
    }
  }
})

test('what a builder builds is matched with what it was given, also when that is awkward', () => {
  const awkward = 'a/b c?d#e%'
  expectRoute(paths.tag(awkward), 'tag-timeline', { tag: awkward })
  expectRoute(paths.conversation(awkward), 'conversation', { id: awkward })
  expectRoute(paths.list(awkward), 'list-timeline', { id: awkward })
  expectRoute(paths.remoteUser('wren', 'fen.example'), 'remote-user-resolver', {
    username: 'wren',
    hostname: 'fen.example',
  })
})

test('a broken percent sign and a slash at the end do no harm', () => {
  expectRoute('/tag/100%', 'tag-timeline', { tag: '100%' })
  expectRoute('/about/', 'about')
  expectRoute('/', 'root')
})
