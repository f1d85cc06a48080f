import type { Account } from '@skein/api'

import { getServer } from '../server.ts'

/* What version 0.1.0 left in a browser, key by key, before keys said whose they are: for the test of the migration. */

const data = {
  spoilerText: '',
  status: 'Herons at dusk',
  nsfw: false,
  files: [],
  poll: null,
  mediaDescriptions: {},
  visibility: 'private',
  language: 'en',
  contentType: 'text/plain',
  idempotencyKey: '1764000000000',
  inReplyToId: null,
  quoteId: null,
}

const position = (id: string) => ({
  id,
  offset: -12,
  lineId: id,
  seenId: id,
  isAtTop: false,
  focusedId: null,
  at: 1_764_000_000_000,
})

/** @param account of the viewer, whose id is A.1 */
export const localBefore = (account: Account): Readonly<Record<string, unknown>> => ({
  'skein.oauth': {
    [getServer()]: { clientId: 'client', clientSecret: 'secret', appToken: 'of-app', userToken: 'of-wren' },
    'https://elsewhere.example': { clientId: 'other', clientSecret: null, appToken: null, userToken: null },
  },
  'skein.viewer': { form: 1, server: getServer(), account },
  'skein.settings': { theme: 'linen', streaming: true, fromTheFuture: 1 },
  'skein.landing': { redirectRootLogin: '/main/bubble', redirectRootNoLogin: null },
  'skein.instance': { format: 2, sources: {}, options: {} },
  'skein.drafts': {
    'A.1': {
      status: { updatedAt: 2, data },
      'reply:s1': { updatedAt: 1, data: { ...data, status: 'Ferries at dawn' } },
    },
    crow: { status: { updatedAt: 1, data: { ...data, status: 'Crows' } } },
  },
  'skein.outbox.A.1.17': { kind: 'post', draftKey: 'status', post: data, addedAt: 3, dueAt: 4, tries: 1 },
  'skein.positions': { 'A.1': { friends: position('Q5') }, '': { public: position('Q7') } },
  'skein.emoji.A.1': { recent: ['👋'], tone: 0 },
  'skein.threads-read.A.1': [['t1', 'Q9']],
  'skein.palette.A.1': [{ key: 'k', kind: 'page', name: 'Home', detail: '', to: '/main/friends' }],
  'skein.mutes.A.1': [{ id: 'id-ada', until: 9_000_000_000_000, hidesNotifications: true }],
  'skein.searches.A.1': ['geese'],
  'skein.searches.': ['owls'],
  'skein.suggestions.A.1': ['id-tomas'],
  'skein.front': { key: 'A.1\ntimeline friends', format: 3, savedAt: 1, text: '{}' },
})

/** The storage of one tab; two of these are no JSON. */
export const tabBefore: Readonly<Record<string, string>> = {
  'skein.places': '[["entry friends",{"at":{"id":"Q5","offset":-3},"depth":4,"focusedId":null}]]',
  'skein.thread-visits': '[["entry",{"display":[["s1",true]],"since":null}]]',
  'skein.asides': '{"A.1 status":"status~7","crow status":"status~8"}',
  'skein.scroll': '[["entry",1200]]',
  'skein.signUp': '{"username":"newcomer"}',
  'skein.message': 'hi there',
  'skein.interrupted': '/notice/s1',
  'skein.oauth-state': '{"state":"0a1b2c"}',
}
