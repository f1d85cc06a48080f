import type { Account, Notification, NotificationId, Poll, PollId, Relationship, Status } from '@skein/api'
import { accountId, statusId } from './entries.ts'

/** An account with neutral values. */
export function account(id: string, change: Partial<Account> = {}): Account {
  return {
    id: accountId(id),
    username: id,
    acct: id,
    handle: id,
    fqn: null,
    url: `https://example.test/users/${id}`,
    displayName: id,
    note: '',
    fields: [],
    emojis: [],
    avatar: null,
    avatarStatic: null,
    header: null,
    headerStatic: null,
    background: null,
    isLocked: false,
    isBot: false,
    isLocal: true,
    isDeactivated: false,
    role: 'member',
    showsRole: true,
    createdAt: null,
    lastStatusAt: null,
    statusesCount: 0,
    followersCount: 0,
    followingCount: 0,
    hidesFollowers: false,
    hidesFollowing: false,
    hidesFollowersCount: false,
    hidesFollowingCount: false,
    hidesFavourites: false,
    favicon: null,
    instance: null,
    tags: [],
    relationship: null,
    moved: null,
    alsoKnownAs: [],
    acceptsDirectMessagesFrom: null,
    own: null,
    absent: ['own', 'relationship'],
    ...change,
  }
}

export function relationship(id: string, change: Partial<Relationship> = {}): Relationship {
  return {
    id: accountId(id),
    following: false,
    followedBy: false,
    blocking: false,
    blockedBy: false,
    muting: false,
    mutingNotifications: false,
    mutingExpiresAt: null,
    requested: false,
    requestedBy: false,
    subscribing: false,
    showingRepeats: true,
    domainBlocking: false,
    endorsed: false,
    isLocked: false,
    note: '',
    absent: [],
    ...change,
  }
}

export function poll(id: string, change: Partial<Poll> = {}): Poll {
  return {
    id: id as PollId,
    options: [],
    expiresAt: null,
    isExpired: false,
    isMultiple: false,
    votesCount: 0,
    votersCount: null,
    hasVoted: null,
    ownVotes: null,
    emojis: [],
    ...change,
  }
}

/** A status with neutral values. */
export function status(id: number | string, change: Partial<Status> = {}): Status {
  return {
    id: statusId(id),
    uri: null,
    url: null,
    account: account('ada'),
    createdAt: null,
    editedAt: null,
    content: '<p>hello</p>',
    contentType: null,
    sourceText: null,
    text: 'hello',
    subject: '',
    scope: 'public',
    isSensitive: false,
    language: null,
    inReplyToId: null,
    inReplyToAccountId: null,
    inReplyToAcct: null,
    isParentVisible: null,
    hasUnavailableParent: false,
    hasUnavailableQuote: false,
    conversationId: null,
    repeatOf: null,
    quoteId: null,
    quote: null,
    attachments: [],
    poll: null,
    card: null,
    mentions: [],
    tags: [],
    emojis: [],
    reactions: [],
    repliesCount: 0,
    repeatsCount: 0,
    favouritesCount: 0,
    isFavourited: false,
    isRepeated: false,
    isBookmarked: false,
    isMuted: false,
    isThreadMuted: false,
    isPinned: false,
    isLocal: true,
    expiresAt: null,
    application: null,
    absent: [],
    ...change,
  }
}

/** `id` repeats `of`. */
export function repeat(id: number | string, of: Status, by = 'bob'): Status {
  return status(id, { account: account(by), repeatOf: of, scope: of.scope })
}

export function notification(id: string, change: Partial<Notification> = {}): Notification {
  return {
    id: id as NotificationId,
    type: 'favourite',
    wireType: 'favourite',
    createdAt: null,
    isSeen: false,
    isMuted: false,
    account: account('bob'),
    status: null,
    target: null,
    emoji: null,
    emojiUrl: null,
    detail: null,
    ...change,
  }
}
