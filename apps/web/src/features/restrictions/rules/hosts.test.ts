import { expect, test } from 'vitest'

import { completeHost, fitsHost, readHost, toHosts } from './hosts.ts'

const none = () => false
const offered = (hosts: readonly string[], typed: string, isLeftOut: (host: string) => boolean = none) =>
  completeHost(toHosts(hosts), typed, isLeftOut).map(({ host }) => host)

test.each([
  ['bog.example', 'bog.example'],
  [' BOG.Example ', 'bog.example'],
  ['https://bog.example/about?x#y', 'bog.example'],
  ['@ada@bog.example', 'bog.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['bog.example.', 'bog.example'],
  ['bog.example:8443', 'bog.example:8443'],
  ['localhost:4000', 'localhost:4000'],
  ['*.bog.example', '*.bog.example'],
])('[SET-38] %s names the server %s', (text, host) => {
  expect(readHost(text)).toBe(host)
})

test.each(['', '   ', 'bog', '1', 'bog example.org', 'https://', '@', '.', 'a..b c'])(
  '“%s” names no server',
  (text) => {
    expect(readHost(text)).toBeNull()
  },
)

test('[SET-38] names that begin with what is typed are offered first, and those that are blocked are not', () => {
  const hosts = ['old.bog.example', 'bog.example', 'Bogus.example', 'fen.example']
  expect(offered(hosts, 'Bog')).toEqual(['bog.example', 'bogus.example', 'old.bog.example'])
  expect(offered(hosts, 'bog', (host) => host === 'bog.example')).toEqual([
    'bogus.example',
    'old.bog.example',
  ])
  expect(offered(hosts, '  ')).toEqual([])
  expect(offered(hosts, 'https://bog.example/')).toEqual(['bog.example', 'old.bog.example'])
})

test('a name is found by its own letters and by those of its address', () => {
  const hosts = ['xn--bcher-kva.example']
  expect(offered(hosts, 'büch')).toEqual(hosts)
  expect(offered(hosts, 'xn--b')).toEqual(hosts)
  const fitting = ['ücher', '', 'fen'].filter((typed) => fitsHost('xn--bcher-kva.example', typed))
  expect(fitting).toEqual(['ücher', ''])
})

test('[SET-38] of 50,000 names at most 50 are offered', () => {
  const hosts = Array.from({ length: 50_000 }, (_, index) => `server${index}.example`)
  expect(offered(hosts, 's')).toHaveLength(50)
  expect(offered(hosts, 'example')).toHaveLength(50)
  expect(offered(hosts, '49999')).toEqual(['server49999.example'])
})
