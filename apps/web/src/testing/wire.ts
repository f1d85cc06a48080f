type Json = Record<string, unknown>

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** The address of a picture that loads without a network. */
export const loadingPicture = URL.createObjectURL(
  new Blob([Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))], { type: 'image/png' }),
)

/** Somebody, as a server writes them. */
export function wireAccount(change: Json & { readonly acct?: string } = {}): Json {
  const acct = change.acct ?? 'mira'
  return {
    id: `id-${acct}`,
    username: acct.split('@')[0],
    acct,
    url: `https://fen.example/users/${acct}`,
    display_name: acct.split('@')[0],
    note: '',
    avatar: null,
    emojis: [],
    fields: [],
    bot: false,
    locked: false,
    ...change,
  }
}

/** Somebody of another server. */
export const ada = wireAccount({
  acct: 'ada@bog.example',
  display_name: 'Ada Ferreira',
  pleroma: { favicon: 'https://fen.invalid/f.png' },
})

/** A post, as a server writes it. */
export function wireStatus(change: Json = {}): Json {
  return {
    id: 's1',
    uri: 'https://fen.example/objects/s1',
    url: 'https://fen.example/notice/s1',
    account: wireAccount(),
    created_at: '2026-06-01T12:00:00.000Z',
    edited_at: null,
    content: '<p>The ferry crew rang the bell.</p>',
    spoiler_text: '',
    visibility: 'public',
    sensitive: false,
    language: 'en',
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog: null,
    quote: null,
    media_attachments: [],
    poll: null,
    card: null,
    mentions: [],
    tags: [],
    emojis: [],
    emoji_reactions: [],
    replies_count: 0,
    reblogs_count: 0,
    favourites_count: 0,
    favourited: false,
    reblogged: false,
    bookmarked: false,
    muted: false,
    pinned: false,
    pleroma: { local: true, thread_muted: false },
    ...change,
  }
}

/** What another post quotes or repeats: a post of which the server says little. */
export const quotedPost = {
  id: 'q1',
  account: ada,
  content: '<p>A good index is an act of kindness.</p>',
  created_at: '2026-05-01T12:00:00.000Z',
  visibility: 'public',
}

/** What a server says about a page that a post links to. */
export const linkCard = {
  url: 'https://survey.example/atlas',
  title: 'Eleven winters',
  description: 'Readings from 214 dip wells',
  provider_name: 'survey.example',
  image: 'https://fen.invalid/card.png',
  type: 'link',
}

export function wireImage(id: string, change: Json = {}): Json {
  return {
    id,
    type: 'image',
    url: `https://fen.example/media/${id}.png`,
    preview_url: loadingPicture,
    description: `Picture ${id}`,
    blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
    meta: { original: { width: 1200, height: 800 } },
    pleroma: { mime_type: 'image/png' },
    ...change,
  }
}

export function wirePoll(change: Json = {}): Json {
  return {
    id: 'p1',
    options: [
      { title: 'Rye', votes_count: 3 },
      { title: 'Oat', votes_count: 1 },
      { title: 'Corn', votes_count: 0 },
    ],
    expires_at: '2036-06-01T12:00:00.000Z',
    expired: false,
    multiple: false,
    votes_count: 4,
    voters_count: null,
    voted: false,
    own_votes: [],
    emojis: [],
    ...change,
  }
}
