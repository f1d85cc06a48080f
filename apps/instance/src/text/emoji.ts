import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { absoluteUrl, markOrigin } from './origin.ts'

export interface StoredEmoji {
  shortcode: string
  url: string
}

const SHORTCODE = /:([\w+-]+):/g

const namesIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(SHORTCODE.source, 'g'))].map((match) => match[1] ?? ''),
    ),
  ),
]

/** The custom emoji of this server that the texts use (`:a:b:` counts as `a` and, if known, `b`). */
export const findEmojis = async (ctx: Context, texts: readonly string[]): Promise<StoredEmoji[]> => {
  const names = namesIn(texts.flatMap((text) => [text, text.replace(/:[\w+-]+(?=:)/, '')]))
  if (names.length === 0) return []
  const rows = await ctx.db
    .selectFrom('emojis')
    .select(['shortcode', 'path'])
    .where(sql<string>`shortcode`, 'in', names)
    .orderBy('shortcode')
    .execute()
  return rows.map(({ shortcode, path }) => ({
    shortcode,
    url: path.startsWith('/') ? markOrigin(path) : path,
  }))
}

/** As accounts, statuses and polls carry them. */
export const presentEmojis = (stored: string, origin: string) =>
  (JSON.parse(stored) as StoredEmoji[]).map(({ shortcode, url }) => {
    const address = absoluteUrl(url, origin)
    return { shortcode, static_url: address, url: address, visible_in_picker: false }
  })
