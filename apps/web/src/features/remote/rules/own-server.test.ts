import { expect, test } from 'vitest'
import { actAt } from './own-server.ts'

const uri = 'https://reed.example/notes/1?a=b&c'

test.each([
  ['@mira@fen.example', 'https://fen.example'],
  [' mira@fen.example:8443 ', 'https://fen.example:8443'],
  ['mira@bücherei.example', 'https://xn--bcherei-n2a.example'],
])('[ROUTE-20] the server of %s is asked at its own address, with what is acted on', (handle, origin) => {
  const address = new URL(actAt(handle, uri) ?? '')
  expect(address.origin + address.pathname).toBe(`${origin}/authorize_interaction`)
  expect([...address.searchParams]).toEqual([['uri', uri]])
})

test.each([
  '',
  'mira',
  '@mira',
  'mira@',
  'mira@localhost',
  'a b@fen.example',
  'javascript:alert(1)@x',
  'm@fen.example/path',
])('%s is no handle', (text) => {
  expect(actAt(text, uri)).toBeNull()
})
