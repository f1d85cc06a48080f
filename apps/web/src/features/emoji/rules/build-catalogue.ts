import type { PickerEmoji } from '@skein/api'

import { plainCharacter, withoutTone } from './characters.ts'
import type { BundledEmoji } from './read-bundled.ts'
import { unicodeGroups, type Emoji, type EmojiCatalogue, type EmojiGroup } from './types.ts'

export interface EmojiSources {
  /** What the client brings along; empty when it could not be fetched. */
  readonly bundled: readonly BundledEmoji[]
  /** Shortcode to character, from the server's site; null when there is none, or it says nothing. */
  readonly served: Readonly<Record<string, string>> | null
  /** The server's own emoji. */
  readonly custom: readonly PickerEmoji[]
}

const packPrefix = 'pack:'

function toCustom({ shortcode, url, tags }: PickerEmoji): Emoji {
  const pack = tags.find((tag) => tag.startsWith(packPrefix))
  const text = `:${shortcode}:`
  return {
    text,
    displayText: shortcode,
    shortcodes: [shortcode],
    replacement: null,
    imageUrl: url,
    tags: pack === undefined ? tags : [pack, ...tags.filter((tag) => tag !== pack)],
    label: shortcode.replaceAll('_', ' '),
    keywords: [],
    tones: null,
  }
}

const toUnicode = (known: BundledEmoji, character: string, shortcodes: readonly string[]): Emoji => ({
  text: character,
  displayText: shortcodes[0] ?? known.label,
  shortcodes,
  replacement: character,
  imageUrl: null,
  tags: [known.group],
  label: known.label,
  keywords: known.keywords,
  tones: known.tones,
})

const unknown = (character: string, label: string): BundledEmoji => ({
  character,
  group: 'symbols',
  tones: null,
  shortcodes: [],
  label,
  keywords: [],
})

/** The characters that the server names, with what the client knows of them; all that the client knows without a server. */
function unicodeEmoji({ bundled, served }: EmojiSources): readonly Emoji[] {
  if (served === null || Object.keys(served).length === 0)
    return bundled.map((known) => toUnicode(known, known.character, known.shortcodes))
  const codes = new Map<string, string[]>()
  const spelling = new Map<string, string>()
  for (const [shortcode, character] of Object.entries(served)) {
    const plain = plainCharacter(character)
    if (!spelling.has(plain)) spelling.set(plain, character)
    codes.set(plain, [...(codes.get(plain) ?? []), shortcode])
  }
  const known = bundled.flatMap((one) => {
    const plain = plainCharacter(one.character)
    const own = codes.get(plain)
    codes.delete(plain)
    return own === undefined ? [] : [toUnicode(one, one.character, own)]
  })
  const strange = [...codes].flatMap(([plain, own]) => {
    // A tone of what is there already is chosen otherwise.
    const isTone = withoutTone(plain) !== plain && plain.length > 2
    const character = spelling.get(plain) ?? plain
    const label = (own[0] ?? '').replaceAll('_', ' ')
    return isTone ? [] : [toUnicode(unknown(character, label), character, own)]
  })
  return [...known, ...strange]
}

/** `pack:blob_cats` is shown as "Blob cats". */
function packName(tag: string): string {
  const words = (tag.startsWith(packPrefix) ? tag.slice(packPrefix.length) : tag)
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function byFirstTag(emoji: readonly Emoji[]): Map<string, Emoji[]> {
  const groups = new Map<string, Emoji[]>()
  for (const one of emoji) {
    const [tag = ''] = one.tags
    const group = groups.get(tag)
    if (group === undefined) groups.set(tag, [one])
    else group.push(one)
  }
  return groups
}

const inOrder = new Intl.Collator('en', { sensitivity: 'base' }).compare

/** Everything the picker offers: the server's packs by name, what has no pack before them, then Unicode's groups. */
export function buildCatalogue(sources: EmojiSources): EmojiCatalogue {
  const seen = new Set<string>()
  const isFirst = ({ text }: Emoji) => !seen.has(text) && seen.add(text)
  const custom = sources.custom.map(toCustom).filter(isFirst)
  custom.sort((a, b) => inOrder(a.displayText, b.displayText))
  const packs = [...byFirstTag(custom)]
    .map(([tag, emoji]): EmojiGroup => ({ id: `custom/${tag}`, kind: 'custom', name: packName(tag), emoji }))
    .sort((a, b) => inOrder(a.name, b.name))
  const characters = unicodeEmoji(sources).filter(isFirst)
  const byGroup = byFirstTag(characters)
  const groups = unicodeGroups.map((name): EmojiGroup => ({
    id: `unicode/${name}`,
    kind: 'unicode',
    name,
    emoji: byGroup.get(name) ?? [],
  }))
  return {
    groups: [...packs, ...groups].filter(({ emoji }) => emoji.length > 0),
    all: [...custom, ...characters],
  }
}
