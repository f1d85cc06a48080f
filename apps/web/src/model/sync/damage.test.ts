import { expect, test } from 'vitest'

import { accountSettings, type AccountSettings } from './account.ts'
import type { Store } from './exchange.ts'
import { neverSynced, type Kept } from './kept.ts'
import { damages, DamagedServer } from './testing/damaged-server.ts'

const ownNames = ['theme', 'textSize', 'infiniteScroll']
const sharedNames = ['sidebarRight', 'muteWords', 'maxThumbnails', 'greentext', 'postLanguage']
const names = [...ownNames, ...sharedNames]
const isOwn = (name: string) => ownNames.includes(name)
const isShared = (name: string) => sharedNames.includes(name)

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

let clock = 1_790_000_000_000

/** A browser that keeps what it keeps, whatever becomes of its tab. */
class Browser {
  kept: Kept = { shared: {}, own: {}, unsent: {}, synced: neverSynced }
  #running: Promise<void> = Promise.resolve()
  #tab = 0
  #settings: AccountSettings
  readonly #who: string
  readonly #server: DamagedServer

  constructor(who: string, server: DamagedServer) {
    this.#who = who
    this.#server = server
    this.#settings = this.#open()
  }

  #open(): AccountSettings {
    const tab = this.#tab
    /** A tab that was killed asks for nothing more, and what it asked for reaches nobody. */
    const alive = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      const isDead = () => tab !== this.#tab
      const never = new Promise<never>(() => undefined)
      if (isDead()) return never
      try {
        const value = await work()
        return isDead() ? await never : value
      } catch (error) {
        if (isDead()) return never
        throw error
      }
    }
    const store = (place: string): Store => {
      const far = this.#server.store(`${this.#who}${tab}`, place)
      return { read: () => alive(far.read), write: (body) => alive(() => far.write(body)) }
    }
    return accountSettings({
      read: () => this.kept,
      write: (kept) => {
        this.kept = kept
      },
      sharedStore: (name) => store(`pleroma-fe/${name}`),
      ownStore: (name) => store(`skein/${name}`),
      isOwn,
    })
  }

  change(name: string, value: unknown): void {
    const place = isOwn(name) ? 'own' : 'shared'
    const { [name]: _, ...others } = this.kept[place]
    clock += 1
    this.kept = {
      ...this.kept,
      [place]: value === undefined ? others : { ...others, [name]: value },
      unsent: { ...this.kept.unsent, [name]: Math.max(clock, (this.kept.synced.changed[name] ?? 0) + 1) },
    }
  }

  async #run(work: () => Promise<void>): Promise<void> {
    const before = this.#running
    this.#running = (async () => {
      await before
      await work().catch(() => undefined)
    })()
    await this.#running
  }

  send = () => this.#run(() => this.#settings.send())
  meet = () => this.#run(() => this.#settings.meet())

  kill(): void {
    this.#tab += 1
    this.#running = Promise.resolve()
    this.#settings = this.#open()
  }

  get all(): Record<string, unknown> {
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = this.kept[isOwn(name) ? 'own' : 'shared'][name]
        return value === undefined ? [] : [[name, value]]
      }),
    )
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test.each([1, 2, 3, 4])(
  '[SYNC-03][SYNC-04] two browsers that change settings at once end with the last change of each, whatever the line does (%i)',
  async (seed) => {
    const random = numbers(seed)
    const server = new DamagedServer()
    const untouched = { nested: [1, 'two', null] }
    server.profiles.set('pleroma-fe/default', { settings: { ofALaterVersion: untouched }, version: 7 })
    const both = [new Browser('A', server), new Browser('B', server)] as const
    const last: Record<string, unknown> = {}
    await Promise.all(both.map((browser) => browser.meet()))

    server.next = () => damages[random(7)] ?? null
    let kills = 0
    // How many requests there are for so many changes depends on the machine.
    const isEnough = () => damages.every((damage) => server.happened[damage] >= 40)
    for (let index = 0; index < 500 || (!isEnough() && index < 3_000); index += 1) {
      const browser = both[random(2)] ?? both[0]
      const name = names[random(names.length)] ?? 'theme'
      const value = random(10) === 0 ? undefined : `${name} ${index}`
      browser.change(name, value)
      last[name] = value
      if (random(40) === 0) {
        browser.kill()
        kills += 1
      } else if (random(2) === 0) void browser.send()
      else if (random(4) === 0) void browser.meet()
      await pause(random(5))
    }
    expect(kills).toBeGreaterThan(3)
    for (const damage of damages) expect(server.happened[damage], damage).toBeGreaterThanOrEqual(40)

    server.next = () => null
    for (const turn of [0, 1, 2])
      for (const browser of both) await (turn === 1 ? browser.send() : browser.meet())

    const wanted = Object.fromEntries(Object.entries(last).filter(([, value]) => value !== undefined))
    const shared = server.profiles.get('pleroma-fe/default')
    const own = server.profiles.get('skein/default')
    const stored = {
      ...Object.fromEntries(Object.entries(shared?.settings ?? {}).filter(([name]) => isShared(name))),
      ...(own?.settings['settings'] as object),
    }
    expect(stored).toEqual(wanted)
    for (const browser of both) {
      expect(browser.all).toEqual(wanted)
      expect(browser.kept.unsent).toEqual({})
    }
    expect(shared?.settings['ofALaterVersion']).toEqual(untouched)
    expect(shared?.settings['profileVersion']).toBe(shared?.version)

    // Who was refused, or does not know what came of it, looks before the next try.
    for (const [tab, writes] of Map.groupBy(server.writes, ({ who, place }) => `${who} ${place}`)) {
      const inVain = writes.filter(({ fits, version }, index) => {
        const before = writes[index - 1]
        return !fits && before?.fits === false && before.version === version
      })
      expect(inVain, tab).toEqual([])
    }
  },
  60_000,
)
