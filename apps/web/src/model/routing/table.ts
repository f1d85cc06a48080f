/** Who may open a route; others are redirected. */
export type RouteAccess = 'everyone' | 'signedIn' | 'visitor' | 'admin'

/**
 * What happens to the scroll position on entering: `restore` brings back the place of the history entry or goes to the
 * top, `leave` keeps its hands off because the screen brings its own focus into view.
 */
export type ScrollRule = 'restore' | 'leave'

export interface RouteRow {
  readonly name: string
  readonly patterns: readonly string[]
  readonly access: RouteAccess
  readonly scroll: ScrollRule
}

/**
 * The specification's table of routes (1 §2). Order matters: the first pattern that fits wins, `/:name` is last.
 * `/tags/…` and `/@author/…` are addresses of other servers that people paste.
 * `:x` takes one path segment, `:x?` an optional one, `*` all that follows.
 */
export const routeTable = [
  { name: 'root', patterns: ['/'], access: 'everyone', scroll: 'restore' },
  { name: 'public-external-timeline', patterns: ['/main/all'], access: 'everyone', scroll: 'restore' },
  { name: 'public-timeline', patterns: ['/main/public'], access: 'everyone', scroll: 'restore' },
  { name: 'bubble-timeline', patterns: ['/main/bubble'], access: 'everyone', scroll: 'restore' },
  { name: 'friends', patterns: ['/main/friends'], access: 'signedIn', scroll: 'restore' },
  { name: 'remote-interaction', patterns: ['/main/ostatus'], access: 'everyone', scroll: 'restore' },
  { name: 'tag-timeline', patterns: ['/tag/:tag', '/tags/:tag'], access: 'everyone', scroll: 'restore' },
  { name: 'bookmarks', patterns: ['/bookmarks'], access: 'signedIn', scroll: 'restore' },
  { name: 'conversation', patterns: ['/notice/:id', '/:author/:id'], access: 'everyone', scroll: 'leave' },
  {
    name: 'remote-user-resolver',
    patterns: ['/remote-users/:handle', '/remote-users/:hostname/:username'],
    access: 'signedIn',
    scroll: 'restore',
  },
  {
    name: 'interactions',
    patterns: ['/users/:username/interactions'],
    access: 'signedIn',
    scroll: 'restore',
  },
  { name: 'dms', patterns: ['/users/:username/dms'], access: 'signedIn', scroll: 'restore' },
  { name: 'registration', patterns: ['/registration/:token?'], access: 'visitor', scroll: 'restore' },
  {
    name: 'registration-request-sent',
    patterns: ['/registration-request-sent'],
    access: 'everyone',
    scroll: 'restore',
  },
  {
    name: 'awaiting-email-confirmation',
    patterns: ['/awaiting-email-confirmation'],
    access: 'everyone',
    scroll: 'restore',
  },
  { name: 'password-reset', patterns: ['/password-reset'], access: 'visitor', scroll: 'restore' },
  { name: 'friend-requests', patterns: ['/friend-requests'], access: 'signedIn', scroll: 'restore' },
  { name: 'login', patterns: ['/login'], access: 'everyone', scroll: 'restore' },
  { name: 'oauth-callback', patterns: ['/oauth-callback'], access: 'everyone', scroll: 'restore' },
  { name: 'search', patterns: ['/search'], access: 'everyone', scroll: 'restore' },
  { name: 'who-to-follow', patterns: ['/who-to-follow'], access: 'signedIn', scroll: 'restore' },
  { name: 'about', patterns: ['/about'], access: 'everyone', scroll: 'restore' },
  { name: 'lists', patterns: ['/lists'], access: 'signedIn', scroll: 'restore' },
  { name: 'list-timeline', patterns: ['/lists/:id'], access: 'signedIn', scroll: 'restore' },
  { name: 'list-edit', patterns: ['/lists/:id/edit'], access: 'signedIn', scroll: 'restore' },
  { name: 'announcements', patterns: ['/announcements'], access: 'everyone', scroll: 'restore' },
  {
    name: 'admin-console',
    patterns: ['/pleroma/admin', '/pleroma/admin/*'],
    access: 'admin',
    scroll: 'restore',
  },
  { name: 'external-user-profile', patterns: ['/users/:id'], access: 'everyone', scroll: 'leave' },
  { name: 'notifications', patterns: ['/:username/notifications'], access: 'signedIn', scroll: 'restore' },
  { name: 'user-profile', patterns: ['/users/:name', '/:name'], access: 'everyone', scroll: 'leave' },
  { name: 'not-found', patterns: ['/*'], access: 'everyone', scroll: 'restore' },
] as const satisfies readonly RouteRow[]

export type RouteName = (typeof routeTable)[number]['name']
