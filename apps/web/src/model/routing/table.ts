/** Who may open a route; others are redirected. */
export type RouteAccess = 'everyone' | 'signedIn' | 'visitor' | 'admin'

/**
 * What happens to the scroll position on entering: `restore` brings back the place of the history entry or goes to the
 * top, `leave` keeps its hands off because the screen brings its own focus into view.
 */
export type ScrollRule = 'restore' | 'leave'

const row = <const Name extends string, const Patterns extends readonly string[]>(
  name: Name,
  patterns: Patterns,
  access: RouteAccess,
  scroll: ScrollRule = 'restore',
) => ({ name, patterns, access, scroll })

/**
 * The specification's table of routes (1 §2). Order matters: the first pattern that fits wins, `/:name` is last.
 * `/main/…` is a path that servers give to nobody: the settings, a window over a page, have their addresses there.
 * `/tags/…` and `/@author/…` are addresses of other servers that people paste.
 * `:x` takes one path segment, `:x?` an optional one, `*` all that follows.
 */
export const routeTable = [
  row('root', ['/'], 'everyone'),
  row('public-external-timeline', ['/main/all'], 'everyone'),
  row('public-timeline', ['/main/public'], 'everyone'),
  row('bubble-timeline', ['/main/bubble'], 'everyone'),
  row('friends', ['/main/friends'], 'signedIn'),
  row('following', ['/main/following'], 'signedIn'),
  row('remote-interaction', ['/main/ostatus'], 'everyone'),
  row('settings', ['/main/settings/:section?/:setting?', '/settings'], 'everyone'),
  row('tag-timeline', ['/tag/:tag', '/tags/:tag'], 'everyone'),
  row('bookmarks', ['/bookmarks'], 'signedIn'),
  row('conversation', ['/notice/:id', '/:author/:id'], 'everyone', 'leave'),
  row('remote-user-resolver', ['/remote-users/:handle', '/remote-users/:hostname/:username'], 'signedIn'),
  row('interactions', ['/users/:username/interactions'], 'signedIn'),
  row('dms', ['/users/:username/dms'], 'signedIn'),
  row('registration', ['/registration/:token?'], 'visitor'),
  row('registration-request-sent', ['/registration-request-sent'], 'everyone'),
  row('awaiting-email-confirmation', ['/awaiting-email-confirmation'], 'everyone'),
  row('password-reset', ['/password-reset'], 'visitor'),
  row('friend-requests', ['/friend-requests'], 'signedIn'),
  row('login', ['/login'], 'everyone'),
  row('oauth-callback', ['/oauth-callback'], 'everyone'),
  row('search', ['/search'], 'everyone'),
  row('who-to-follow', ['/who-to-follow'], 'signedIn'),
  row('about', ['/about'], 'everyone'),
  row('lists', ['/lists'], 'signedIn'),
  row('list-timeline', ['/lists/:id'], 'signedIn'),
  row('list-edit', ['/lists/:id/edit'], 'signedIn'),
  row('announcements', ['/announcements'], 'everyone'),
  row('admin-console', ['/pleroma/admin', '/pleroma/admin/*'], 'admin'),
  row('external-user-profile', ['/users/:id'], 'everyone', 'leave'),
  row('notifications', ['/:username/notifications'], 'signedIn'),
  row('user-profile', ['/users/:name', '/:name'], 'everyone', 'leave'),
  row('not-found', ['/*'], 'everyone'),
] as const

export type RouteName = (typeof routeTable)[number]['name']
