import { ada, linkCard, quotedPost, wireAccount, wireImage, wirePoll, wireStatus } from '../wire.ts'

type Change = Record<string, unknown>

const bot = { ...ada, bot: true, pleroma: {} }
const wren = wireAccount({ acct: 'wren' })
const quoted = wireStatus({ ...quotedPost, account: bot })
const emoji = ['🪿', '🐦', '🦆', '🦉', '🐢', '🐟', '🌾', '🌊', '⭐', '🔥', '🌙', '🍄', '🐈', '🦊', '🌿']
const reactions = emoji.map((name, index) => ({
  name,
  count: index + 1,
  me: index % 3 === 0,
  account_ids: [],
}))
const pictures = (count: number) => Array.from({ length: count }, (_, index) => wireImage(`m${index}`))
const file = (type: string, mime: string, change: Change = {}) =>
  wireImage(`f-${type}`, {
    type,
    url: `https://fen.example/media/a-${type}`,
    preview_url: null,
    blurhash: null,
    meta: {},
    pleroma: { mime_type: mime },
    ...change,
  })
const poll = (id: string, change: Change = {}) => ({ poll: wirePoll({ id, ...change }) })

/** Every state a post can be in by what the server says, by name. */
export const postStates: Readonly<Record<string, Change>> = {
  'at rest': {},
  favourited: { favourited: true, favourites_count: 8 },
  repeated: { reblogged: true, reblogs_count: 3, replies_count: 2 },
  bookmarked: { bookmarked: true },
  'of the viewer, for followers': { account: wren, visibility: 'private' },
  'direct, of a bot elsewhere': { account: bot, visibility: 'direct', pleroma: { local: false } },
  'an answer': { in_reply_to_id: 's0', in_reply_to_account_id: 'id-mira', content: '<p>Yes, at noon.</p>' },
  'a muted line': { muted: true },
  'a shut warning': { spoiler_text: 'birds' },
  'a long subject': { spoiler_text: 'A subject that goes on and on, '.repeat(12) },
  'with links': {
    content:
      '<p>See <a href="https://fen.example/geese">fen.example/geese</a> and <a class="hashtag" rel="tag" href="https://fen.example/tag/geese">#geese</a> with <a class="mention" href="https://fen.example/users/mira">@mira</a></p><blockquote>Forty of them.</blockquote><p>&gt;green</p><pre><code>code</code></pre>',
    tags: [{ name: 'geese', url: 'https://fen.example/tag/geese' }],
  },
  'with MFM': {
    content: '<p><span class="mfm-tada">tada</span> <span class="mfm-blur">blurred</span></p>',
    pleroma: { local: true, content_type: 'text/x.misskeymarkdown' },
  },
  'long text': { content: `<p>${'The crew rang the bell again. '.repeat(120)}</p>` },
  edited: { edited_at: '2026-06-02T12:00:00.000Z' },
  'a poll to vote in': poll('p1'),
  'a poll for several': poll('p2', { multiple: true }),
  'a poll with results': poll('p3', { voted: true, own_votes: [0] }),
  'a poll that is over': poll('p4', { expired: true, expires_at: '2026-06-01T13:00:00.000Z' }),
  'a quote': { quote_id: 'q1', quote: quoted },
  'a quote that is not there': { quote_id: 'q9' },
  'a link card': { card: { ...linkCard, image: null } },
  'many reactions': { emoji_reactions: reactions },
  'people addressed': {
    mentions: ['mira', 'tomas', 'jun'].map((acct) => wireAccount({ acct })),
  },
}

/** Every gathering of media. */
export const mediaStates: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((count) => [`${count} pictures`, { media_attachments: pictures(count) }]),
  ),
  'a picture without description': { media_attachments: [wireImage('m0', { description: null })] },
  'a sensitive picture': { sensitive: true, media_attachments: pictures(2) },
  video: { media_attachments: [file('video', 'video/mp4')] },
  audio: { media_attachments: [file('audio', 'audio/ogg')] },
  'a file': { media_attachments: [file('unknown', 'application/zip')] },
  flash: { media_attachments: [file('unknown', 'application/x-shockwave-flash', { description: 'A game' })] },
}
