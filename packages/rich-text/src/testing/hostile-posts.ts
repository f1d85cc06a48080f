import { hostileHtml, hostileMentions } from './hostile-html.ts'
import { randomOf, type Random } from './random.ts'

type Json = Record<string, unknown>

const wrong: readonly unknown[] = [
  null,
  0,
  -1,
  Number.MAX_VALUE,
  true,
  '',
  'x',
  [],
  [null],
  {},
  { id: {} },
  undefined,
]
const dates: readonly unknown[] = [
  '',
  'yesterday',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '2026-06-01',
  4,
]
const addresses: readonly unknown[] = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//x',
  'https://[',
  '',
]
const words: readonly string[] = [
  'Ada',
  '\u202eada\u202c',
  '\u2067עדה',
  `z${'\u0489\u0300'.repeat(60)}`,
  ':cat:'.repeat(300),
  'a'.repeat(20_000),
  '<img src=x onerror=alert(1)>',
  '\n\n\n',
  '\u0000\ud800',
  ' ',
]

const cat = { shortcode: 'cat', url: 'https://fen.invalid/c.gif', static_url: 'https://fen.invalid/c.png' }
const emojis = [cat, { ...cat, shortcode: 'dog' }, { ...cat, url: 'javascript:alert(1)', shortcode: 'bad' }]

function account(random: Random): Json {
  const acct = random.pick([
    'ada@bog.example',
    'ada',
    'ada@bog.example:443',
    `a${random.pick(words)}`,
    '@',
    'a@b@c',
  ])
  return {
    id: `id-${random.int(1_000)}`,
    acct,
    username: acct.split('@')[0],
    url: `https://fen.example/users/${acct}`,
    display_name: random.pick(words),
    note: '',
    emojis,
    fields: [],
    avatar: random.pick([null, ...addresses]),
    bot: random.pick([true, false, 'yes']),
    locked: false,
    pleroma: { favicon: random.pick([null, ...addresses]) },
  }
}

function poll(random: Random, id: string): Json {
  return {
    id,
    options: Array.from({ length: random.int(30) }, () => ({
      title: random.pick(words),
      votes_count: random.pick([null, 0, -5, 1e300, Number.NaN, 3]),
    })),
    expires_at: random.pick([null, ...dates]),
    votes_count: random.pick([0, -1, 1e300]),
    voters_count: random.pick([null, 0, -1]),
    own_votes: random.pick([null, [99, -1], ['x']]),
    voted: false,
    expired: false,
    multiple: random.pick([true, false]),
    emojis,
  }
}

const media = (random: Random, index: number): Json => ({
  id: `m${index}`,
  type: random.pick(['image', 'video', 'audio', 'unknown', 'x', 4]),
  url: random.pick(['https://fen.invalid/x.png', ...addresses]),
  preview_url: random.pick(['https://fen.invalid/p.png', ...addresses]),
  description: random.pick([null, ...words]),
  blurhash: random.pick([null, '', 'L', 'LEHV6nWB2yk8pyo0adR*.7kCMdnj', '\u0000'.repeat(50)]),
  meta: random.pick([
    null,
    {},
    { original: { width: 1e9, height: 1 } },
    { original: { width: 1200, height: 800 } },
    { original: { width: -1, height: 0 } },
  ]),
  pleroma: { mime_type: random.pick(['image/png', 'x', null]) },
})

function reactions(random: Random): Json[] {
  return Array.from({ length: random.pick([0, 1, 13, 300]) }, (_, index) => ({
    name: random.pick([`e${index}`, '🪿', '🪿', random.pick(words), ':cat:', 'cat@bog.example']),
    count: random.pick([1, 0, -3, 1e300]),
    me: random.pick([true, false]),
    url: random.pick([null, 'https://fen.invalid/c.png', ...addresses]),
  }))
}

/** An author as an honest server writes one. */
export const plainAuthor = (id: string): Json & { readonly id: string } => ({
  id,
  acct: `${id}@fen.example`,
  username: id,
  url: `https://fen.example/users/${id}`,
  display_name: 'Ada',
  note: '<p>Birds</p>',
  emojis: [],
  fields: [],
  avatar: 'https://media.fen.example/face.png',
  header: 'https://media.fen.example/banner.png',
  bot: false,
  locked: false,
  followers_count: 3,
  following_count: 3,
  statuses_count: 3,
  created_at: '2026-01-01T12:00:00.000Z',
  pleroma: { favicon: null },
})

/** A post as an honest server writes one. */
export const plainPost = (id: string): Json & { readonly id: string } => ({
  id,
  uri: `https://fen.example/objects/${id}`,
  url: `https://fen.example/notice/${id}`,
  account: plainAuthor(`author-of-${id}`),
  created_at: '2026-06-01T12:00:00.000Z',
  content: '<p>Geese over the fen</p>',
  spoiler_text: '',
  visibility: 'public',
  sensitive: false,
  mentions: [],
  tags: [],
  emojis: [],
  media_attachments: [],
  emoji_reactions: [],
  favourited: false,
  reblogged: false,
  bookmarked: false,
  pleroma: { local: true, thread_muted: false },
})

/** A post whose every other field is as an honest server writes it. */
const postWith = (random: Random, change: Json & { readonly id: string }): Json => ({
  ...plainPost(change.id),
  account: account(random),
  content: hostileHtml(random).html,
  emojis,
  ...change,
})

/**
 * One post as no honest server writes it: hostile words, and fields that are missing or of another type. Only its id
 * and that it has an author are as they should be.
 */
export function hostilePost(seed: number, id = `h${seed}`): Json {
  const random = randomOf(seed)
  const maybe = (make: () => unknown, otherwise: unknown = null): unknown =>
    random() < 0.15 ? make() : otherwise
  const quoted = maybe(() => postWith(random, { id: `q${seed}` }))
  const post = postWith(random, {
    id,
    content_type: random.pick(['text/html', 'text/x.misskeymarkdown', 'text/x.misskeymarkdown']),
    spoiler_text: maybe(() => random.pick(words), ''),
    language: random.pick(['en', 'x" onclick=alert(1)', '', 'he', 'a'.repeat(500)]),
    url: random.pick(['https://far.example/1', ...addresses]),
    created_at: random.pick(['2026-06-01T12:00:00.000Z', ...dates]),
    edited_at: maybe(() => random.pick(dates)),
    in_reply_to_id: maybe(() => random.pick(['_', 'p', 5])),
    in_reply_to_account_id: maybe(() => random.pick(['_', 'p', 'm1'])),
    mentions: random.pick([[], hostileMentions, hostileMentions.slice(0, 3)]),
    tags: maybe(() => [{ name: 'a b"c' }, { name: '' }, null, { name: 'x'.repeat(5_000) }], []),
    media_attachments: maybe(
      () => Array.from({ length: random.int(20) }, (_, index) => media(random, index)),
      [],
    ),
    poll: maybe(() => poll(random, `p${seed}`)),
    card: maybe(() => ({
      url: random.pick(['https://x.example', ...addresses]),
      title: random.pick(words),
      description: random.pick(words),
      image: random.pick(addresses),
    })),
    quote: quoted,
    quote_id: quoted === null ? maybe(() => random.pick(['_', 'gone'])) : `q${seed}`,
    emoji_reactions: maybe(() => reactions(random), []),
    replies_count: random.pick([0, -1, 1e300, Number.NaN]),
  })
  for (const key of Object.keys(post))
    if (key !== 'id' && key !== 'account' && random() < 0.02) post[key] = random.pick(wrong)
  return post
}
