import { expect, test } from 'vitest'
import { actAt } from './own-server.ts'

test('[ROUTE-20] the server of a handle is asked at its own address', () => {
  expect(actAt('@mira@fen.example')).toBe('https://fen.example/authorize_interaction')
  expect(actAt(' mira@fen.example:8443 ')).toBe('https://fen.example:8443/authorize_interaction')
  expect(actAt('mira@bücherei.example')).toBe('https://xn--bcherei-n2a.example/authorize_interaction')
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
  expect(actAt(text)).toBeNull()
})
