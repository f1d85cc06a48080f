import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const prefix = 'virtual:emoji/'
const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('emojibase-data/package.json'))

/** Of Unicode's emoji those that fonts have had the time to draw. */
const latestVersion = 16
const toneModifiers = ['🏻', '🏼', '🏽', '🏾', '🏿']

interface Skin {
  readonly emoji: string
  /** Two for couples of whom each has one. */
  readonly tone: number | readonly number[]
}

interface Entry {
  readonly emoji: string
  readonly hexcode: string
  readonly label: string
  readonly tags?: readonly string[]
  readonly group?: number
  readonly order?: number
  readonly version: number
  readonly skins?: readonly Skin[]
}

async function readData<Data>(path: string): Promise<Data> {
  return JSON.parse(await readFile(join(folder, path), 'utf8')) as Data
}

/** A tone stands behind the first part of an emoji that can have it, in the place of a variation selector. */
const byRule = (emoji: string, tone: string) =>
  emoji.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/u, (_, base: string) => base + tone)

/** As others write it: the data have a variation selector also where Unicode wants none. */
function asUsual(emoji: string): string {
  const plain = emoji.replace(/\uFE0F/g, '')
  return /^\p{RGI_Emoji}$/v.test(plain) ? plain : emoji
}

/** Nothing, `*` for what the rule makes, or the five characters. */
function tonesOf({ emoji, skins = [] }: Entry): string {
  const tones = toneModifiers.map((_, index) => skins.find(({ tone }) => tone === index + 1)?.emoji)
  if (tones.includes(undefined)) return ''
  return tones.every((made, index) => made === byRule(emoji, toneModifiers[index] ?? ''))
    ? '*'
    : tones.join(',')
}

/** What is found by the label need not be a keyword, too. */
function keywordsOf({ label, tags = [] }: Entry): readonly string[] {
  const words = new Set(label.toLowerCase().split(/\P{L}+/u))
  return tags.filter((tag) => !words.has(tag.toLowerCase()))
}

/**
 * The emoji of a language in little room, in their usual order: a line for each, with its character, its group's number,
 * its tones, its shortcodes, its label and its keywords between bars.
 */
export async function slimEmoji(language: string): Promise<string> {
  const [entries, shortcodes] = await Promise.all([
    readData<readonly Entry[]>(`${language}/data.json`),
    readData<Readonly<Record<string, string | readonly string[]>>>('en/shortcodes/github.json'),
  ])
  const kept = entries
    // The second group holds tones and hair, which are no emoji by themselves.
    .filter(({ group, version }) => group !== undefined && group !== 2 && version <= latestVersion)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return kept
    .map((entry) => {
      const codes = [shortcodes[entry.hexcode] ?? entry.label.toLowerCase().replace(/\P{L}+/gu, '_')].flat()
      const fields = [
        asUsual(entry.emoji),
        String(entry.group),
        tonesOf(entry),
        codes.join(','),
        entry.label,
        keywordsOf(entry).join(','),
      ]
      if (fields.some((field) => /[|\n]/.test(field))) throw new Error(`A bar in ${entry.label}`)
      return fields.join('|')
    })
    .join('\n')
}

/** Serves `virtual:emoji/<language>`: the text that `features/emoji` reads its emoji from. */
export function emojiData(): Plugin {
  return {
    name: 'skein:emoji-data',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: async (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export default ${JSON.stringify(await slimEmoji(id.slice(prefix.length + 1)))}`
        : null,
  }
}
