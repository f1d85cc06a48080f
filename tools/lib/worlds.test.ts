import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWorldCache, type World } from './worlds.ts'

let base: string
let made: number
const at = (...path: string[]) => join(base, ...path)
const openCache = () => createWorldCache({ folder: at('worlds'), sources: [at('src'), at('lock.json')] })

const world = (more: Partial<World> = {}): World => ({
  name: 'small',
  moment: 'today',
  make: async (folder) => {
    made += 1
    mkdirSync(join(folder, 'uploads'))
    writeFileSync(join(folder, 'uploads/a'), `copy ${made}`)
  },
  ...more,
})
const read = (target: string) => readFileSync(at(target, 'uploads/a'), 'utf8')
const entries = () => readdirSync(at('worlds'))

beforeEach(() => {
  made = 0
  base = mkdtempSync(join(tmpdir(), 'skein-worlds-'))
  mkdirSync(at('src'))
  writeFileSync(at('src/seed.ts'), 'one')
  writeFileSync(at('lock.json'), '{}')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

describe('the cache of worlds', () => {
  it('makes a world once, and copies it for every caller', async () => {
    await openCache().copy(world(), at('first'))
    await openCache().copy(world(), at('second'))
    expect([made, read('first'), read('second')]).toEqual([1, 'copy 1', 'copy 1'])
  })

  it('a change to a copy does not reach the next one', async () => {
    await openCache().copy(world(), at('first'))
    writeFileSync(at('first/uploads/a'), 'changed')
    await openCache().copy(world(), at('second'))
    expect(read('second')).toBe('copy 1')
  })

  it.for([
    ['a changed source', () => writeFileSync(at('src/seed.ts'), 'two')],
    ['a new source', () => writeFileSync(at('src/more.ts'), '')],
    ['a renamed source', () => (rmSync(at('src/seed.ts')), writeFileSync(at('src/need.ts'), 'one'))],
    ['a changed lock file', () => writeFileSync(at('lock.json'), '{"a":1}')],
  ] as const)('%s makes the world again', async ([, change]) => {
    await openCache().copy(world(), at('first'))
    change()
    await openCache().copy(world(), at('second'))
    expect(read('second')).toBe('copy 2')
  })

  it('another moment makes the world again', async () => {
    await openCache().copy(world(), at('first'))
    await openCache().copy(world({ moment: 'tomorrow' }), at('second'))
    expect(read('second')).toBe('copy 2')
  })

  it('a world whose making failed leaves nothing behind and is made by the next caller', async () => {
    const failing = world({
      make: async (folder) => {
        writeFileSync(join(folder, 'half'), '')
        throw new Error('interrupted')
      },
    })
    await expect(openCache().copy(failing, at('first'))).rejects.toThrow('interrupted')
    expect([entries(), existsSync(at('first'))]).toEqual([[], false])
    await openCache().copy(world(), at('first'))
    expect(read('first')).toBe('copy 1')
  })

  it('two callers that make the same world at the same time both get a whole one', async () => {
    const both = Promise.withResolvers<void>()
    let started = 0
    const slow = world({
      make: async (folder) => {
        await world().make(folder)
        started += 1
        if (started === 2) both.resolve()
        await both.promise
      },
    })
    await Promise.all([openCache().copy(slow, at('first')), openCache().copy(slow, at('second'))])
    expect(entries()).toHaveLength(1)
    expect(read('second')).toBe(read('first'))
  })

  it('stale and abandoned entries are removed an hour after their last use, other worlds stay', async () => {
    await openCache().copy(world({ name: 'large' }), at('large'))
    await openCache().copy(world(), at('first'))
    mkdirSync(at('worlds/unfinished-a'))
    const before = entries()
    const used = (hoursAgo: number) => {
      const time = Date.now() / 1_000 - hoursAgo * 3_600
      for (const entry of entries()) utimesSync(at('worlds', entry), time, time)
    }
    used(0.5)
    await openCache().copy(world({ moment: 'later' }), at('second'))
    expect(entries()).toEqual(expect.arrayContaining(before))
    used(1.5)
    await openCache().copy(world({ moment: 'latest' }), at('third'))
    expect(
      entries()
        .map((entry) => entry.replace(/-.*/, ''))
        .toSorted(),
    ).toEqual(['large', 'small'])
  })
})
