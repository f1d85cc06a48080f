import type {
  AccountRow,
  AnnouncementRow,
  EmojiRow,
  ListRow,
  MediaRow,
  PollRow,
  StatusRow,
} from '../db/schema.ts'
import type { ReportTable } from '../db/schema/site.ts'

/** A moment: milliseconds, an ISO text or a Date. Left out: now. */
export type Moment = number | string | Date

export type Visibility = 'public' | 'unlisted' | 'local' | 'private' | 'direct'

export type ContentType =
  | 'text/plain'
  | 'text/html'
  | 'text/markdown'
  | 'text/bbcode'
  | 'text/x.misskeymarkdown'

export interface CreateAccountInput {
  username: string
  displayName?: string
  /** ASCII name of a remote server (`xn--…` for international names). Left out: a local account. */
  host?: string | null
  email?: string
  /** Left out: nobody can sign in. */
  password?: string
  /** Plain text of a local account (links, mentions and tags are found), HTML of a remote one. */
  bio?: string
  fields?: readonly { name: string; value: string }[]
  /** Whole URL, or a path from the root of the server. */
  avatarUrl?: string | null
  headerUrl?: string | null
  backgroundUrl?: string | null
  role?: 'member' | 'moderator' | 'admin'
  isLocked?: boolean
  isBot?: boolean
  isDeactivated?: boolean
  isConfirmed?: boolean
  isApproved?: boolean
  needsPasswordReset?: boolean
  isSuggested?: boolean
  isDiscoverable?: boolean
  hidesFollowers?: boolean
  hidesFollows?: boolean
  hidesFollowersCount?: boolean
  hidesFollowsCount?: boolean
  hidesFavourites?: boolean
  showsRole?: boolean
  noRichText?: boolean
  allowsFollowingMove?: boolean
  permitsFollowback?: boolean
  /** No notifications of people one does not follow. */
  blocksStrangers?: boolean
  hidesNotificationContents?: boolean
  defaultScope?: string
  acceptsDirectFrom?: 'everybody' | 'people_i_follow' | 'nobody'
  /** Days after which new posts go; null for never. */
  statusTtlDays?: number | null
  /** What clients keep with the account, by client. */
  settingsStore?: Readonly<Record<string, unknown>>
  /** Base32 secret: two-factor sign-in is then on. */
  totpSecret?: string
  recoveryCodes?: readonly string[]
  /** Emoji of a remote account. */
  emojis?: readonly { shortcode: string; url: string }[]
  /** Moderation tags such as `mrf_tag:media-force-nsfw`. */
  tags?: readonly string[]
  /** Numbers a remote account brings along. */
  counts?: { statuses?: number; followers?: number; following?: number }
  createdAt?: Moment
}

/** What somebody who signs up says. */
export interface SignUpInput {
  username: string
  password: string
  displayName?: string
  email?: string
  bio?: string
  /** Why they want an account. */
  reason?: string
  language?: string
  /** Asked for where sign-up is closed. */
  inviteToken?: string
}

export interface PollInput {
  options: readonly string[]
  isMultiple?: boolean
  /** Seconds from the post's time. */
  expiresIn: number
  /** Votes of other servers' people, one number an option (remote polls). */
  remoteVotes?: readonly number[]
  remoteVoters?: number
}

export interface PostStatusInput {
  accountId: string
  /** Written text; for a remote account ready HTML. */
  text?: string
  contentType?: ContentType
  scope?: Visibility
  subject?: string
  isSensitive?: boolean
  language?: string | null
  inReplyToId?: string | null
  quoteId?: string | null
  poll?: PollInput | null
  mediaIds?: readonly (string | number)[]
  /** Only members of this list may read it (with scope `direct`). */
  listId?: number | null
  /** Seconds until the post deletes itself. */
  expiresIn?: number | null
  /** Mentions and tags of a remote post, whose HTML is not searched. */
  mentionIds?: readonly string[]
  tags?: readonly string[]
  emojis?: readonly { shortcode: string; url: string }[]
  /** Counts a remote post brings along. */
  counts?: { replies?: number; repeats?: number; favourites?: number }
  /** Decides the time part of the id. */
  createdAt?: Moment
  /** False: nobody is told (bulk data). Default true. */
  notifies?: boolean
}

export interface AddMediaInput {
  accountId: string
  bytes: Uint8Array
  mime: string
  fileName?: string
  description?: string
  createdAt?: Moment
}

export interface CardInput {
  url: string
  title: string
  description?: string
  image?: string | null
  providerName?: string
  type?: 'link' | 'rich'
}

export interface AnnouncementInput {
  /** Plain text or HTML. */
  content: string
  startsAt?: Moment | null
  endsAt?: Moment | null
  isAllDay?: boolean
  publishedAt?: Moment
}

export interface EmojiInput {
  shortcode: string
  /** Path from the root (`/emoji/blobs/fox.png`) or a whole URL; left out when `bytes` are given. */
  path?: string
  bytes?: Uint8Array
  mime?: string
  tags?: readonly string[]
  pack?: string
}

export interface TokenInput {
  accountId: string
  /** Default `read write follow push`. */
  scopes?: string
  appName?: string
}

interface Action {
  accountId: string
  statusId: string
  createdAt?: Moment
  /** False: no notification. Default true. */
  notifies?: boolean
}

interface Pair {
  accountId: string
  targetId: string
}

/** What can be done to the world: the routes and the seeds use the same functions. */
export interface Commands {
  createAccount(input: CreateAccountInput): Promise<AccountRow>
  updateAccount(accountId: string, change: Partial<CreateAccountInput>): Promise<AccountRow>
  addRemoteHost(input: {
    host: string
    name?: string
    favicon?: string | null
    softwareName?: string
    softwareVersion?: string
  }): Promise<void>

  follow(
    input: Pair & { createdAt?: Moment; showsReblogs?: boolean; notifiesPosts?: boolean; notifies?: boolean },
  ): Promise<void>
  /** Whether there was a follow, or a request for one. */
  unfollow(input: Pair): Promise<boolean>
  acceptFollow(input: Pair): Promise<void>
  rejectFollow(input: Pair): Promise<void>
  mute(input: Pair & { notifications?: boolean; expiresIn?: number }): Promise<void>
  unmute(input: Pair): Promise<void>
  block(input: Pair): Promise<void>
  unblock(input: Pair): Promise<void>
  blockDomain(input: { accountId: string; host: string }): Promise<void>
  setNote(input: Pair & { comment: string }): Promise<void>

  postStatus(input: PostStatusInput): Promise<StatusRow>
  editStatus(input: {
    statusId: string
    text: string
    subject?: string
    isSensitive?: boolean
    contentType?: ContentType
    mediaIds?: readonly (string | number)[]
    language?: string | null
    createdAt?: Moment
  }): Promise<StatusRow>
  deleteStatus(statusId: string): Promise<void>
  setCard(statusId: string, card: CardInput | null): Promise<void>

  favourite(input: Action): Promise<void>
  /** Whether it was one. */
  unfavourite(input: Action): Promise<boolean>
  repeat(input: Action & { scope?: Visibility }): Promise<StatusRow>
  /** Whether it was repeated. */
  unrepeat(input: Action): Promise<boolean>
  bookmark(input: Action): Promise<void>
  unbookmark(input: Action): Promise<void>
  pin(input: Action): Promise<void>
  unpin(input: Action): Promise<void>
  muteThread(input: Action & { expiresIn?: number }): Promise<void>
  unmuteThread(input: Action): Promise<void>
  /** `name`: a Unicode emoji, a shortcode, or `shortcode@host` with its `url`. */
  react(input: Action & { name: string; url?: string | null }): Promise<void>
  unreact(input: Action & { name: string }): Promise<void>
  vote(input: { accountId: string; pollId: number; choices: readonly number[] }): Promise<PollRow>

  addMedia(input: AddMediaInput): Promise<MediaRow>
  describeMedia(mediaId: number, description: string): Promise<MediaRow>

  createList(input: { accountId: string; title: string }): Promise<ListRow>
  addToList(input: { listId: number; accountIds: readonly string[] }): Promise<void>
  removeFromList(input: { listId: number; accountIds: readonly string[] }): Promise<void>
  followTag(input: { accountId: string; tag: string }): Promise<void>
  unfollowTag(input: { accountId: string; tag: string }): Promise<void>

  addAnnouncement(input: AnnouncementInput): Promise<AnnouncementRow>
  /** What is left out stays. */
  editAnnouncement(id: string, change: Partial<AnnouncementInput>): Promise<AnnouncementRow>
  deleteAnnouncement(id: string): Promise<void>
  /** Reacts, or takes the reaction back. */
  reactToAnnouncement(input: {
    accountId: string
    announcementId: string
    name: string
    isOn: boolean
  }): Promise<void>
  addEmoji(input: EmojiInput): Promise<EmojiRow>
  /** Null where there is none with this id. */
  setReportState(id: string, state: ReportTable['state']): Promise<ReportTable | null>
  /** Returns the report's id. */
  addReport(input: {
    accountId: string
    targetId: string
    /** Those that somebody else wrote are left out. */
    statusIds?: readonly string[]
    comment?: string
    /** A copy was wished for the other server; nothing leaves this one. */
    isForwarded?: boolean
    createdAt?: Moment
  }): Promise<string>

  /** Makes an account as the site's switches allow: it may have to be confirmed or approved. */
  signUp(input: SignUpInput): Promise<AccountRow>
  /** Returns the token of an invitation; `maxUses` null: as often as wished. */
  createInvite(input?: { token?: string; maxUses?: number | null }): Promise<string>
  /** A ready access token, without the sign-in steps. */
  createToken(input: TokenInput): Promise<string>
  revokeToken(accessToken: string): Promise<void>

  /** Runs many commands as one transaction: much faster, all or nothing; events follow at the end. */
  batch<T>(work: (commands: Commands) => Promise<T>): Promise<T>
}
