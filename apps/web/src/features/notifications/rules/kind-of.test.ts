import type { AccountId } from '@skein/api'
import { expect, test } from 'vitest'

import { kindOf } from './kind-of.ts'

const me = 'me' as AccountId
const other = 'other' as AccountId
const mention = (inReplyToAccountId: AccountId | null, names: readonly AccountId[]) =>
  kindOf({
    notification: { type: 'mention', accountId: other },
    status: {
      inReplyToAccountId,
      mentions: names.map((id) => ({ id, acct: id, username: id, url: `https://a.example/${id}` })),
    },
    viewerId: me,
  })

test.each([
  ['an answer to the viewer is a reply', mention(me, [me]), 'reply'],
  ['an answer that names nobody is one, too', mention(me, []), 'reply'],
  ['a post that names the viewer is a mention', mention(null, [other, me]), 'mention'],
  ['an answer to somebody else that names the viewer is one, too', mention(other, [me]), 'mention'],
  ['a post that does neither is a new post of somebody with the bell', mention(null, []), 'status'],
  ['so is an answer to somebody else', mention(other, [other]), 'status'],
])('%s', (_, kind, expected) => {
  expect(kind).toBe(expected)
})

test('what is no mention is what the server says', () => {
  const notification = { type: 'favourite', accountId: other } as const
  expect(kindOf({ notification, status: undefined, viewerId: me })).toBe('favourite')
  const lone = { type: 'mention', accountId: other } as const
  expect(kindOf({ notification: lone, status: undefined, viewerId: me })).toBe('mention')
})
