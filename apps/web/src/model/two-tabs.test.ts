import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '../testing/draft.ts'
import type { DraftData } from './writing/drafts.ts'

/*
 * Tabs are processes: each has its own copy of the storage and hears of the writes of the others a moment later. What
 * two write at the same time is decided key by key, by who comes last.
 */

const me = 'wren'
const post = (status: string): DraftData => ({ ...emptyDraft, status })

function openBrowser() {
  const disk = new Map<string, string>()
  const copies: Map<string, string>[] = []
  const waiting: (readonly [key: string, text: string | null])[] = []

  function put(map: Map<string, string>, key: string, text: string | null) {
    if (text === null) map.delete(key)
    else map.set(key, text)
  }

  /** The storage as one tab sees it. */
  function openCopy(): object {
    const copy = new Map(disk)
    copies.push(copy)
    const write = (key: string, text: string | null) => {
      put(copy, key, text)
      waiting.push([key, text])
    }
    const methods = {
      getItem: (key: string) => copy.get(key) ?? null,
      setItem: (key: string, text: string) => write(key, text),
      removeItem: (key: string) => write(key, null),
    }
    return new Proxy(methods, {
      ownKeys: () => [...copy.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
  }

  return {
    /** A tab has modules of its own. */
    openTab: async () => {
      vi.resetModules()
      vi.stubGlobal('localStorage', openCopy())
      const [{ openDraft }, { readDrafts }] = await Promise.all([
        import('./writing/open-draft.ts'),
        import('./writing/drafts.ts'),
      ])
      return {
        form: () => openDraft(me, 'status'),
        texts: () => readDrafts(me).map(([, { data }]) => data.status),
      }
    },
    /** Every tab has heard of every write. */
    settle: () => {
      for (const [key, text] of waiting.splice(0)) put(disk, key, text)
      for (const copy of copies) {
        copy.clear()
        for (const [key, text] of disk) copy.set(key, text)
      }
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('two tabs that write the main post at once and crash: the next form shows a whole text, and both are there', async () => {
  const browser = openBrowser()
  const [one, other] = [await browser.openTab(), await browser.openTab()]
  const [herons, zebras] = [one.form(), other.form()]
  herons.write(post('Her'))
  zebras.write(post('Z'))
  browser.settle()
  zebras.write(post('Zebras at the ford'))
  herons.write(post('Herons at dusk'))
  browser.settle()
  zebras.write(post('Zebras at the ford, whole'))
  browser.settle()
  const next = await browser.openTab()
  expect(next.texts().toSorted()).toEqual(['Herons at dusk', 'Zebras at the ford, whole'])
  expect(next.texts()).toContain(next.form().data?.status)
})

test('whenever tabs hear of one another, the next form shows what one of them wrote last', async () => {
  const step = fc.record({ tab: fc.nat(1), settles: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const browser = openBrowser()
      const forms = [(await browser.openTab()).form(), (await browser.openTab()).form()]
      const write = (tab: number, text: string) => forms[tab]?.write(post(`${tab} ${text}`))
      for (const [index, { tab, settles }] of steps.entries()) {
        write(tab, String(index))
        if (settles) browser.settle()
      }
      // Of two first writes in the same moment one is kept: its writer's next one stands beside it.
      for (const text of ['nearly whole', 'whole']) {
        browser.settle()
        for (const tab of [0, 1]) write(tab, text)
      }
      browser.settle()
      const next = await browser.openTab()
      expect(next.texts()).toEqual(expect.arrayContaining(['0 whole', '1 whole']))
      expect(['0 whole', '1 whole']).toContain(next.form().data?.status)
    }),
    { numRuns: 10 },
  )
})
