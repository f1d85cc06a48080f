import { fitOf, scatteredRank, type Fit } from './fuzzy.ts'
import type { PaletteItem } from './item.ts'

export interface FoundItem {
  readonly item: PaletteItem
  /** The letters of its name that were looked for. */
  readonly at: ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()
/** More are not shown: more letters find the others. */
const most = 30

const kindOf: Readonly<Record<string, PaletteItem['kind']>> = { '@': 'person', '#': 'tag' }

/** What was typed, without the sign that says what is looked for. */
function read(words: string) {
  const kind = kindOf[words[0] ?? '']
  return kind === undefined ? { words, kind: null } : { words: words.slice(1), kind }
}

const bare = ({ kind, name }: PaletteItem) => (kind === 'tag' ? name.replace(/^#/, '') : name)

/** Of the names of an item the one that fits best; only letters of the shown one are marked. */
function bestFit(words: string, item: PaletteItem): Fit | null {
  const own = fitOf(words, bare(item))
  const shift = item.name.length - bare(item).length
  // Letters scattered over a name that is not shown fit by chance.
  const fits = (item.aliases ?? [])
    .flatMap((alias) => fitOf(words, alias) ?? [])
    .filter(({ rank }) => rank < scatteredRank)
  const best = Math.min(...fits.map(({ rank }) => rank))
  if (own !== null && own.rank <= best) return { ...own, at: new Set([...own.at].map((at) => at + shift)) }
  return fits.length === 0 ? null : { rank: best, at: none }
}

/**
 * What fits the words: what was used lately before the others that fit as well.
 * @param recent keys of items, the last used first
 */
export function orderItems(
  text: string,
  items: readonly PaletteItem[],
  recent: readonly string[],
): readonly FoundItem[] {
  const { words, kind } = read(text)
  const age = (key: string) => {
    const index = recent.indexOf(key)
    return index === -1 ? recent.length : index
  }
  return items
    .filter((item) => kind === null || item.kind === kind)
    .flatMap((item) => {
      const fit = bestFit(words, item)
      return fit === null ? [] : [{ item, at: fit.at, rank: fit.rank, age: age(item.key) }]
    })
    .sort((a, b) => a.rank - b.rank || a.age - b.age)
    .slice(0, most)
    .map(({ item, at }) => ({ item, at }))
}
