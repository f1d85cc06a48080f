import type { AccountId, AttachmentId, StatusId } from '@skein/api'
import type { AccountRow, StatusRow } from '@skein/store'
import pots from './pots.svg'

/** The words of the example, in the language of the page. */
export interface SampleWords {
  readonly name: string
  readonly text: string
  readonly description: string
  /** Whom the post names: the viewer, and somebody elsewhere. */
  readonly viewer: { readonly id: AccountId | null; readonly username: string }
  readonly other: string
}

const authorId = 'sample-author' as AccountId

export function sampleAuthor({ name }: SampleWords): AccountRow {
  const nothing = { note: '', fields: [], emojis: [], tags: [], alsoKnownAs: [] }
  const hidden = {
    hidesFollowers: false,
    hidesFollowing: false,
    hidesFollowersCount: false,
    hidesFollowingCount: false,
    hidesFavourites: false,
  }
  const pictures = { avatar: null, avatarStatic: null, header: null, headerStatic: null, background: null }
  return {
    ...nothing,
    ...hidden,
    ...pictures,
    id: authorId,
    acct: 'mira@boggarden.example',
    username: 'mira',
    handle: 'mira@boggarden.example',
    fqn: 'mira@boggarden.example',
    url: 'https://boggarden.example/mira',
    displayName: name,
    isLocked: false,
    isBot: true,
    isLocal: false,
    isDeactivated: false,
    role: 'member',
    showsRole: false,
    createdAt: null,
    lastStatusAt: null,
    statusesCount: 0,
    followersCount: 0,
    followingCount: 0,
    favicon: null,
    instance: null,
    acceptsDirectMessagesFrom: null,
    own: null,
    movedToId: null,
  }
}

/** Somebody's post with a little of what settings change: names, a sensitive file, reactions, counts. */
export function samplePost(words: SampleWords, createdAt: string): StatusRow {
  const { viewer } = words
  const picture = new URL(pots, location.href).href
  const people = [
    {
      id: viewer.id ?? ('sample-viewer' as AccountId),
      username: viewer.username,
      acct: viewer.username,
    },
    { id: 'sample-other' as AccountId, username: words.other, acct: `${words.other}@boggarden.example` },
  ].map((person) => ({ ...person, url: `https://boggarden.example/@${person.username}` }))
  const names = people.map(({ url, username }) => `<a class="mention" href="${url}">@${username}</a>`)
  const unknown = {
    uri: null,
    url: null,
    editedAt: null,
    sourceText: null,
    language: null,
    inReplyToId: null,
    inReplyToAccountId: null,
    inReplyToAcct: null,
    isParentVisible: null,
    conversationId: null,
    quoteId: null,
    quotedId: null,
    repeatOfId: null,
    pollId: null,
    card: null,
    expiresAt: null,
    application: null,
  }
  const isNot = {
    hasUnavailableParent: false,
    hasUnavailableQuote: false,
    isRepeated: false,
    isBookmarked: false,
    isMuted: false,
    isThreadMuted: false,
    isPinned: false,
    isLocal: false,
    isDeleted: false,
  }
  return {
    ...unknown,
    ...isNot,
    id: 'sample-post' as StatusId,
    accountId: authorId,
    createdAt,
    content: `<p>${words.text} ${names.join(', ')}.</p><p>&gt;woad</p>`,
    contentType: 'text/html',
    text: words.text,
    subject: '',
    scope: 'public',
    isSensitive: true,
    attachments: [
      {
        id: 'sample-file' as AttachmentId,
        kind: 'image',
        mimeType: 'image/svg+xml',
        url: picture,
        previewUrl: picture,
        remoteUrl: null,
        description: words.description,
        blurhash: 'LKK9VtxaIU?b~qofj[WBt7ofWBRj',
        width: 320,
        height: 180,
        duration: null,
      },
    ],
    mentions: people,
    tags: [],
    emojis: [],
    reactions: [
      { name: '🧶', url: null, count: 14, me: true, accountIds: [] },
      { name: '😍', url: null, count: 9, me: false, accountIds: [] },
    ],
    repliesCount: 2,
    repeatsCount: 0,
    favouritesCount: 14,
    isFavourited: true,
  }
}
