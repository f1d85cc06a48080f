import type { AccountId, Mention } from '@skein/api'
import { expect, test } from 'vitest'
import { unwrittenMentions } from './unwritten-mentions.ts'

const person = (acct: string): Mention => ({
  id: `id-${acct}` as AccountId,
  acct,
  username: acct.split('@')[0] ?? '',
  url: `https://fen.example/users/${acct}`,
})
const unwritten = (text: string, ...accts: string[]) =>
  unwrittenMentions({
    text,
    content: text,
    mentions: accts.map(person),
    accountId: 'id-mira' as AccountId,
    inReplyToAccountId: null,
  }).map(({ acct }) => acct)

test('[POST-09] somebody is written only by the whole handle: @anna is not ann', () => {
  expect(unwritten('Hello @anna', 'ann', 'anna')).toEqual(['ann'])
  expect(unwritten('Hello @ann, and @anna.', 'ann', 'anna')).toEqual([])
  expect(unwritten('Hello @ann-marie and @ann.lee', 'ann')).toEqual(['ann'])
  expect(unwritten('Hello @Ann.', 'ann')).toEqual([])
})

test('[POST-09] a handle of another server is somebody else', () => {
  expect(unwritten('Hello @ann@bog.example', 'ann', 'ann@bog.example')).toEqual(['ann'])
  expect(unwritten('Hello @ann', 'ann@bog.example')).toEqual([])
  expect(unwritten('Hello @zoë', 'zoë')).toEqual([])
})

test('[POST-09] a host may be written in its own letters or in those of its address', () => {
  expect(unwritten('Hello @ann@Bücher.example', 'ann@xn--bcher-kva.example')).toEqual([])
  expect(unwritten('Hello @ann@xn--bcher-kva.example', 'ann@bücher.example')).toEqual([])
  expect(unwritten('Hello @ann@उदाहरण.example', 'ann@xn--p1b6ci4b4b3a.example')).toEqual([])
})

test('[POST-09] the author and who is answered are not told again', () => {
  expect(unwritten('Hello', 'mira', 'ann')).toEqual(['ann'])
})
