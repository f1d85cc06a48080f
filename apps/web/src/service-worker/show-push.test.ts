import { expect, test } from 'vitest'

import { showPush } from './show-push.ts'

const note = {
  viewerId: 'id-wren',
  listPath: '/wren/notifications',
  hidesWords: false,
  words: { title: 'New notification', hidden: 'Open Skein to read it.' },
}
const kept = { 'skein.account.fen.example.id-wren.push': JSON.stringify(note) }
const payload = JSON.stringify({ title: 'New Mention', body: '@kei: hi', notification_id: '7' })

/** A worker with these pages and caches; answers what it showed. */
async function shownBy(pages: readonly string[], caches: Readonly<Record<string, string>> = kept) {
  const shown: string[] = []
  await showPush(
    payload,
    {
      clients: { matchAll: async () => pages.map((visibilityState) => ({ visibilityState })) },
      caches: {
        keys: async () => Object.keys(caches),
        open: async (name) =>
          ({
            match: async () => (caches[name] ? new Response(caches[name]) : undefined),
          }) as unknown as Cache,
      },
      location: { origin: 'https://fen.example' },
      registration: {
        showNotification: async (title, { body, tag }) => void shown.push([title, body, tag].join(' | ')),
      },
    },
    new Date(2026, 5, 1, 12, 0),
  )
  return shown
}

const alert = 'New Mention | @kei: hi | skein-id-wren-7'

test('[PUSH-04] a push is shown while no page is open, or none is before anybody’s eyes', async () => {
  expect(await shownBy([])).toEqual([alert])
  expect(await shownBy(['hidden', 'hidden'])).toEqual([alert])
})

test('[PUSH-04] where somebody looks at a page, that page decides', async () => {
  expect(await shownBy(['hidden', 'visible'])).toEqual([])
})

test('[PUSH-04] what comes for who signed out is not shown', async () => {
  expect(await shownBy([], {})).toEqual([])
  expect(await shownBy([], { 'skein.device.build.1abc': '{}' })).toEqual([])
})

test.each(['', '{}', 'half a no'])('a note that cannot be read is none: %o', async (text) => {
  expect(await shownBy([], { 'skein.account.fen.example.id-wren.push': text })).toEqual([])
})
