import { paths } from './paths.ts'

/** Windows of every page. */
export type WindowOfWord = 'settings' | 'keyboard' | 'composer'

/** Where a word leads. */
export type PlaceOfWord = { readonly path: string } | { readonly window: WindowOfWord }

type Words = Readonly<Record<string, readonly string[]>>

const open: Words = {
  [paths.publicTimeline]: ['local', 'public', 'community'],
  [paths.publicAndExternal]: ['known', 'network', 'known-network', 'federated', 'all', 'world'],
  [paths.bubble]: ['bubble'],
  [paths.search()]: ['explore', 'discover', 'trends', 'find'],
  [paths.login]: ['signin', 'sign-in', 'sign_in', 'log-in'],
  [paths.registration()]: ['register', 'signup', 'sign-up', 'sign_up', 'join'],
  [paths.about]: ['info', 'rules', 'terms', 'tos', 'privacy', 'privacy-policy', 'help'],
  [paths.announcements]: ['announcement', 'news'],
}

/** Of members; their addresses may hold the name of whoever looks. */
const own: Readonly<Record<string, (name: string) => string>> = {
  home: () => paths.friends,
  timeline: () => paths.friends,
  friends: () => paths.friends,
  notifications: paths.notifications,
  messages: paths.dms,
  dms: paths.dms,
  direct: paths.dms,
  conversations: paths.dms,
  chats: paths.dms,
  interactions: paths.interactions,
  mentions: paths.interactions,
  bookmark: () => paths.bookmarks,
  list: () => paths.lists,
  favourites: (name) => `${paths.profileByName(name)}#favorites`,
  favorites: (name) => `${paths.profileByName(name)}#favorites`,
  likes: (name) => `${paths.profileByName(name)}#favorites`,
  followers: (name) => `${paths.profileByName(name)}#followers`,
  following: (name) => `${paths.profileByName(name)}#follows`,
  'follow-requests': () => paths.friendRequests,
  follow_requests: () => paths.friendRequests,
  requests: () => paths.friendRequests,
  tags: (name) => `${paths.profileByName(name)}#follows`,
  hashtags: (name) => `${paths.profileByName(name)}#follows`,
  suggestions: () => paths.whoToFollow,
  profile: paths.profileByName,
  me: paths.profileByName,
}

const windows: Readonly<Record<WindowOfWord, readonly string[]>> = {
  settings: ['settings', 'preferences', 'options', 'configuration'],
  keyboard: ['keyboard', 'shortcuts', 'keys', 'hotkeys'],
  composer: ['compose', 'new', 'post', 'write', 'toot', 'publish', 'share'],
}

const windowOf = new Map(
  (Object.keys(windows) as WindowOfWord[]).flatMap((window) => windows[window].map((word) => [word, window])),
)

const openPaths = new Map(Object.entries(open).flatMap(([path, words]) => words.map((word) => [word, path])))

/** Whether a word leads to a page that only members have. */
export function isForMembers(word: string): boolean {
  const name = word.toLowerCase()
  return Object.hasOwn(own, name) || windowOf.get(name) === 'composer'
}

/**
 * Where a word that somebody types behind the server's name leads, when no account is called so; null for others.
 * @param viewerName of whoever looks; null for visitors, whom a page for members asks to sign in
 */
export function placeOfWord(word: string, viewerName: string | null): PlaceOfWord | null {
  const name = word.toLowerCase()
  const window = windowOf.get(name)
  if (window !== undefined && (window !== 'composer' || viewerName !== null)) return { window }
  const path = openPaths.get(name)
  if (path !== undefined) return { path }
  if (!isForMembers(name)) return null
  return { path: viewerName === null ? paths.login : (own[name]?.(viewerName) ?? paths.root) }
}
