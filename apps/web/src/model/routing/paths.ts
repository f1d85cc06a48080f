import { looksLikeId } from './ids.ts'

/** Half of a pair of code units cannot be written into an address. */
const part = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))

function query(values: Record<string, string>): string {
  return `?${new URLSearchParams(values).toString()}`
}

/** What a profile link needs to know of an account. */
export interface ProfileTarget {
  readonly id: string
  /** `user` for local accounts, `user@host` for remote ones; may be missing in partial data. */
  readonly acct?: string | null
}

/** Builders of every address inside the client. */
export const paths = {
  root: '/',
  friends: '/main/friends',
  /** The people whom the viewer follows, to look after. */
  following: '/main/following',
  publicTimeline: '/main/public',
  publicAndExternal: '/main/all',
  bubble: '/main/bubble',
  /** Of the window, of a section, of one setting in it. */
  settings: (section?: string, setting?: string) =>
    ['/main/settings', section, setting].flatMap((each) => each ?? []).join('/'),
  bookmarks: '/bookmarks',
  friendRequests: '/friend-requests',
  login: '/login',
  oauthCallback: '/oauth-callback',
  whoToFollow: '/who-to-follow',
  about: '/about',
  lists: '/lists',
  announcements: '/announcements',
  registrationRequestSent: '/registration-request-sent',
  awaitingEmailConfirmation: '/awaiting-email-confirmation',
  /** The server's own pages for moderators and admins. */
  serverAdministration: '/pleroma/admin/',
  /** The server's own page of a report. */
  serverReport: (id: string) => `/pleroma/admin/#/reports/${part(id)}`,
  adminConsole: '/pleroma/admin/#/login-pleroma',
  tag: (tag: string) => `/tag/${part(tag)}`,
  conversation: (statusId: string) => `/notice/${part(statusId)}`,
  list: (listId: string) => `/lists/${part(listId)}`,
  listEdit: (listId: string) => `/lists/${part(listId)}/edit`,
  interactions: (username: string) => `/users/${part(username)}/interactions`,
  dms: (username: string) => `/users/${part(username)}/dms`,
  notifications: (username: string) => `/${part(username)}/notifications`,
  registration: (token?: string) => (token === undefined ? '/registration' : `/registration/${part(token)}`),
  passwordReset: (isRequested = false) =>
    `/password-reset${isRequested ? '?passwordResetRequested=true' : ''}`,
  search: (text?: string) => (text === undefined ? '/search' : `/search${query({ query: text })}`),
  remoteUser: (username: string, hostname: string) => `/remote-users/${part(hostname)}/${part(username)}`,
  remoteInteraction: (target: { statusId: string } | { nickname: string }) =>
    `/main/ostatus${query('statusId' in target ? { status_id: target.statusId } : { nickname: target.nickname })}`,
  profileById: (id: string) => `/users/${part(id)}`,
  /** A name that could be taken for an id goes by the form without `/users`. */
  profileByName: (name: string) => (looksLikeId(name) ? `/${part(name)}` : `/users/${part(name)}`),
  /** The profile link rule: by screen name when it is present, local and not restricted; by id otherwise. */
  profile: ({ id, acct }: ProfileTarget, restrictedNicknames: readonly string[]) =>
    acct && !acct.includes('@') && !restrictedNicknames.includes(acct)
      ? paths.profileByName(acct)
      : paths.profileById(id),
} as const
