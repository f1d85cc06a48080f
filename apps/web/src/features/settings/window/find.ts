import { isFound, nearest } from './rules/search.ts'
import type { SectionId } from './rules/section-of.ts'
import type { Section } from './sections.ts'
import type { Row } from './use-rows.ts'

/** Settings of one group, under where they stand. */
interface FoundGroup {
  readonly path: string
  readonly rows: readonly Row[]
}

export interface Found {
  readonly groups: readonly FoundGroup[]
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

export interface FindOptions {
  readonly text: string
  readonly isOnlyChanged: boolean
  /** Changed when the search began: what is given back since stays where it is. */
  readonly wasChanged: ReadonlySet<string>
}

const separator = ' › '

function grouped(rows: readonly Row[]): readonly FoundGroup[] {
  const paths = new Map<string, Row[]>()
  for (const row of rows) {
    const path = row.found.path?.join(separator) ?? ''
    paths.set(path, [...(paths.get(path) ?? []), row])
  }
  return [...paths].map(([path, inside]) => ({ path, rows: inside }))
}

/** What fits the words: what is called so first, each in the order of the window. */
export function find(
  sections: readonly Section[],
  sayTitle: (id: SectionId) => SectionWords,
  { text, isOnlyChanged, wasChanged }: FindOptions,
): Found {
  const all = sections.flatMap(({ rows }) => rows)
  const mayShow = ({ name, isChanged }: Row) => !isOnlyChanged || isChanged || wasChanged.has(name)
  const fitting = all.filter((row) => mayShow(row) && isFound(text, row.found))
  // What is called so stands before what is only about it.
  const isCalled = ({ label }: Row) => isFound(text, { label })
  const rows = [...fitting.filter(isCalled), ...fitting.filter((row) => !isCalled(row))]
  const pages =
    text.trim() === '' || isOnlyChanged
      ? []
      : sections
          .map(({ id }) => ({ id, ...sayTitle(id) }))
          .filter(({ title, sentence, words }) => isFound(text, { label: title, hint: sentence, words }))
  const isNothing = rows.length === 0 && pages.length === 0
  const near =
    isNothing && !isOnlyChanged
      ? nearest(
          text,
          all.map((row) => ({ ...row.found, row })),
        )
      : []
  return {
    groups: grouped(rows),
    sections: pages.map(({ id, title }) => ({ id, title })),
    near: grouped(near.map(({ row }) => row)),
    count: rows.length,
  }
}
