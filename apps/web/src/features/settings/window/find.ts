import type { ShortcutLabel } from '../../../model/keys.ts'
import { isFound, isNamed, nearest, ranked } from './rules/search.ts'
import type { SectionId } from './rules/section-of.ts'
import type { Section } from './sections.ts'
import type { Row } from './use-rows.ts'

/** Settings of one group, under where they stand. */
interface FoundGroup {
  readonly path: string
  readonly rows: readonly Row[]
}

/** A shortcut by its name. */
export interface FoundShortcut {
  readonly label: ShortcutLabel
  readonly name: string
}

export interface Found {
  readonly groups: readonly FoundGroup[]
  /** Shortcuts whose keys can be changed. */
  readonly shortcuts: readonly FoundShortcut[]
  /** Sections whose own words fit. */
  readonly sections: readonly { readonly id: SectionId; readonly title: string }[]
  /** Where nothing fits: what is most like it. */
  readonly near: readonly FoundGroup[]
  /** How many settings there are in the groups. */
  readonly count: number
}

/** What a section is called and found by. */
export interface SectionWords {
  readonly title: string
  readonly sentence: string
  /** Of what stands in it besides its settings. */
  readonly words: readonly string[]
}

/** Everything that can be found. */
export interface Searchable {
  readonly sections: readonly Section[]
  readonly shortcuts: readonly FoundShortcut[]
  readonly sayTitle: (id: SectionId) => SectionWords
}

export interface FindOptions {
  readonly text: string
  readonly isOnlyChanged: boolean
  /** Changed when the search began: what is given back since stays where it is. */
  readonly wasChanged: ReadonlySet<string>
}

const separator = ' › '
/** More of them are a list: the section has that. */
const mostShortcuts = 6

function grouped(rows: readonly Row[]): readonly FoundGroup[] {
  const paths = new Map<string, Row[]>()
  for (const row of rows) {
    const path = row.found.path?.join(separator) ?? ''
    paths.set(path, [...(paths.get(path) ?? []), row])
  }
  return [...paths].map(([path, inside]) => ({ path, rows: inside }))
}

interface Fitting {
  readonly rows: readonly Row[]
  readonly shortcuts: readonly FoundShortcut[]
  readonly sections: Found['sections']
}

/** What fits all of the words: the best first, else in the order of the window. */
function fittingOf(
  { sections, shortcuts, sayTitle }: Searchable,
  { text, isOnlyChanged, wasChanged }: FindOptions,
): Fitting {
  const mayShow = ({ name, isChanged }: Row) => !isOnlyChanged || isChanged || wasChanged.has(name)
  const rows = ranked(
    text,
    sections.flatMap((section) => section.rows).filter((row) => mayShow(row) && isFound(text, row.found)),
  )
  const titled = sections.map((section) => ({ section, ...sayTitle(section.id) }))
  if (isOnlyChanged) {
    // What is changed without a row is seen in its section only.
    const hasMore = ({ rows: own, changes }: Section) =>
      changes > own.filter(({ isChanged }) => isChanged).length
    const pages = text.trim() === '' ? titled.filter(({ section }) => hasMore(section)) : []
    return { rows, shortcuts: [], sections: pages.map(({ section, title }) => ({ id: section.id, title })) }
  }
  if (text.trim() === '') return { ...nothing, rows }
  const keys = titled.find(({ section }) => section.id === 'keys')
  const isShortcut = ({ name }: FoundShortcut) =>
    keys !== undefined &&
    isNamed(text, name) &&
    isFound(text, { label: name, words: keys.words, path: [keys.title] })
  return {
    rows,
    shortcuts: shortcuts.filter(isShortcut).slice(0, mostShortcuts),
    sections: titled
      .filter(({ title, sentence, words }) => isFound(text, { label: title, hint: sentence, words }))
      .map(({ section, title }) => ({ id: section.id, title })),
  }
}

const nothing: Fitting = { rows: [], shortcuts: [], sections: [] }

const isEmpty = ({ rows, shortcuts, sections }: Fitting): boolean =>
  rows.length + shortcuts.length + sections.length === 0

/** What fits the words that something has. */
function looselyFittingOf(all: Searchable, options: FindOptions): Fitting {
  const isSomewhere = (word: string) => !isEmpty(fittingOf(all, { ...options, text: word }))
  const words = options.text.split(/\s+/).filter(isSomewhere)
  return words.length > 0 ? fittingOf(all, { ...options, text: words.join(' ') }) : nothing
}

/** What fits the words; without those that nothing has, where nothing fits them all. */
export function find(all: Searchable, options: FindOptions): Found {
  const strict = fittingOf(all, options)
  const fitting = isEmpty(strict) ? looselyFittingOf(all, options) : strict
  const { rows, shortcuts, sections } = fitting
  const near =
    isEmpty(fitting) && !options.isOnlyChanged
      ? nearest(
          options.text,
          all.sections.flatMap((section) => section.rows.map((row) => ({ ...row.found, row }))),
        )
      : []
  return {
    groups: grouped(rows),
    shortcuts,
    sections,
    near: grouped(near.map(({ row }) => row)),
    count: rows.length,
  }
}
