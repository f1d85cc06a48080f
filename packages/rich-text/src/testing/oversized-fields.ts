import { plainPost } from './hostile-posts.ts'
import { emojis, far, many, megabyte, times, words, type Json, type Kinds } from './oversized-parts.ts'

const poll = (count: number, title: (index: number) => string): Json => ({
  id: 'poll',
  options: many(count, (index) => ({ title: title(index), votes_count: index })),
  expires_at: '2126-06-01T12:00:00.000Z',
  expired: false,
  multiple: false,
  voted: false,
  votes_count: count,
  emojis: [],
})
const attachment = (at: string, index: number, more: Json = {}): Json => ({
  id: `a${index}`,
  type: 'image',
  url: `${at}/a${index}.png`,
  preview_url: `${at}/a${index}-small.png`,
  description: 'Geese',
  meta: { original: { width: 1_200, height: 800 } },
  pleroma: { mime_type: 'image/png' },
  ...more,
})
const quoteOf = (depth: number): Json =>
  depth === 0
    ? plainPost('deepest')
    : { ...plainPost(`quoted-${depth}`), quote: quoteOf(depth - 1), quote_id: `quoted-${depth - 1}` }

/** Fields of posts and of their authors that are too much. */
export const oversizedFields: Kinds = {
  'a subject of 1 MB': () => ({ post: { spoiler_text: words(megabyte) } }),
  'a subject of 50,000 emoji': (at) => ({
    post: { spoiler_text: times(50_000, (index) => `:e${index % 400}:`), emojis: emojis(at, 400) },
  }),
  'a poll of 20,000 options': () => ({ post: { poll: poll(20_000, (index) => `Option ${index}`) } }),
  'a poll of 500 options of 20 kB': () => ({ post: { poll: poll(500, () => words(20_000)) } }),
  'a poll of 12 options full of emoji': (at) => ({
    post: {
      poll: {
        ...poll(12, (option) => times(20, (index) => `:e${option * 20 + index}:`)),
        emojis: emojis(at, 240),
      },
    },
  }),
  '1,000 files with descriptions of 20 kB': (at) => ({
    post: {
      media_attachments: many(1_000, (index) => attachment(at, index, { description: words(20_000) })),
    },
  }),
  'a picture of one pixel’s width': (at) => ({
    post: {
      media_attachments: [attachment(at, 0, { meta: { original: { width: 1, height: 1e9 } } })],
    },
  }),
  '10,000 reactions with pictures': (at) => ({
    post: {
      emoji_reactions: many(10_000, (index) => ({
        name: `e${index}@far.example`,
        count: Number.MAX_VALUE,
        me: false,
        url: `${at}/r${index}.png`,
      })),
    },
  }),
  'a card of 1 MB': (at) => ({
    post: {
      card: {
        url: `${far}/page`,
        title: words(megabyte),
        description: words(megabyte),
        provider_name: words(megabyte),
        image: `${at}/card.png`,
        type: 'link',
      },
    },
  }),
  '500 quotes inside each other': () => ({ post: { quote: quoteOf(500), quote_id: 'quoted-500' } }),
  'numbers and dates without end': () => ({
    post: {
      replies_count: Number.MAX_VALUE,
      reblogs_count: Number.MAX_VALUE,
      favourites_count: -Number.MAX_VALUE,
      created_at: '+275760-09-13T00:00:00.000Z',
      edited_at: '9'.repeat(megabyte),
    },
    author: { followers_count: Number.MAX_VALUE, statuses_count: -1, created_at: '0000-00-00' },
  }),
  'a name of 1 MB': () => ({ author: { display_name: words(megabyte) } }),
  'a name of 1,000 emoji': (at) => ({
    author: { display_name: times(1_000, (index) => `:e${index}:`), emojis: emojis(at, 1_000) },
  }),
  'a name that turns round': () => ({ author: { display_name: `Wren\u202e\u2067${'\u202b'.repeat(900)}` } }),
  'a name of marks above and below': () => ({ author: { display_name: `z${'\u0300\u0316'.repeat(499)}` } }),
  'a poll and a card of marks': () => ({
    post: {
      poll: poll(12, () => `z${'\u0300\u0316'.repeat(4_000)}`),
      card: {
        url: `${far}/page`,
        title: `z${'\u0301'.repeat(900)}`,
        description: `z${'\u0316'.repeat(50_000)}`,
        type: 'link',
      },
    },
  }),
  'a handle of 1 MB': () => ({
    author: { acct: `${'x'.repeat(megabyte)}@far.example`, username: 'x'.repeat(megabyte) },
  }),
  'a biography of 1 MB': () => ({ author: { note: `<p>${'x<br>'.repeat(200_000)}</p>` } }),
  '20,000 profile fields': () => ({
    author: {
      fields: many(20_000, (index) => ({ name: `Field ${index}`, value: words(500), verified_at: null })),
    },
  }),
  'profile fields of 20 kB, full of emoji': (at) => ({
    author: {
      fields: many(100, (field) => ({
        name: times(200, (index) => `:e${field * 10 + index}:`),
        value: times(2_000, (index) => `:e${(field * 10 + index) % 1_000}: `),
      })),
      emojis: emojis(at, 1_000),
    },
  }),
  'addresses that run something': () => ({
    post: { url: 'javascript:alert(1)', uri: 'javascript:alert(1)' },
    author: {
      url: 'javascript:alert(1)',
      avatar: 'javascript:alert(1)',
      header: `data:text/html,${'x'.repeat(megabyte)}`,
    },
  }),
}
