import type { FakeServer } from './fake-server.ts'
import { forgetStickers } from '../model/instance.ts'

/** A square of one colour: 1 pixel that loads at once. */
export const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='

/** A moving picture that loads from an address of the web, as the emoji of other people must. */
export const servedPicture = new URL('./moving.gif', import.meta.url).href

interface Served {
  /** Pack to shortcodes. */
  readonly packs?: Readonly<Record<string, readonly string[]>>
  /** Null: the site has no such file. */
  readonly characters?: Readonly<Record<string, string>> | null
  /** Addresses in the one pack of stickers. */
  readonly stickers?: readonly string[]
}

const characters = {
  grinning: '😀',
  wave: '👋',
  '+1': '👍',
  thumbsup: '👍',
  heart: '❤️',
  fire: '🔥',
  goose: '🪿',
  cat: '🐱',
  pizza: '🍕',
}

const packs = { fen: ['bee', 'goose_hat'], blobs: ['blobcat'] }

/** The server offers these emoji and stickers; other questions stay open. */
export function serveEmoji(server: FakeServer, served: Served = {}): void {
  forgetStickers()
  const offered = { packs, characters, stickers: [], ...served }
  const custom = Object.entries(offered.packs).flatMap(([pack, codes]) =>
    codes.map((code) => [code, { image_url: `${picture}#${code}`, tags: [`pack:${pack}`] }]),
  )
  const answers: Readonly<Record<string, unknown>> = {
    '/api/v1/pleroma/emoji': Object.fromEntries(custom),
    '/static/stickers.json': offered.stickers.length > 0 ? { blobs: '/static/stickers/blobs' } : {},
    '/static/stickers/blobs/pack.json': { title: 'Blobs', stickers: offered.stickers },
  }
  server.reply = (call) => {
    if (call.path !== '/static/emoji.json') return answers[call.path]
    if (offered.characters === null) call.answerText('<!doctype html>')
    return offered.characters ?? undefined
  }
}

/** Many packs of which everything has a number. */
export const manyPacks = (count: number): Record<string, string[]> =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, pack) => [
      `faces${pack}`,
      Array.from({ length: count / 8 }, (__, index) => `face_${pack}_${String(index).padStart(4, '0')}`),
    ]),
  )
