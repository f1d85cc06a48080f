import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { find, type Found } from './find.ts'
import type { SectionId } from './rules/section-of.ts'
import type { Section } from './sections.ts'

interface Search {
  readonly text: string
  readonly isOnlyChanged: boolean
  /** Names of what was changed when the search became this one. */
  readonly wasChanged: ReadonlySet<string>
}

const nothing: Search = { text: '', isOnlyChanged: false, wasChanged: new Set() }

/** What is looked for in the window, and what was found; null while nothing is. */
export function useSearch(sections: readonly Section[]) {
  const t = useT()
  const [search, setSearch] = useState(nothing)
  const { text, isOnlyChanged } = search
  const isOn = text.trim() !== '' || isOnlyChanged
  const sayTitle = (id: SectionId) => ({
    title: t(`settingsWindow.sections.${id}.title`),
    sentence: t(`settingsWindow.sections.${id}.sentence`),
  })
  const changedNow = () =>
    new Set(sections.flatMap(({ rows }) => rows.flatMap((row) => (row.isChanged ? [row.name] : []))))
  const found: Found | null = isOn ? find(sections, sayTitle, search) : null
  return {
    text,
    isOnlyChanged,
    found,
    type: (next: string) => setSearch({ ...search, text: next, wasChanged: changedNow() }),
    showOnlyChanged: (isOnly: boolean) =>
      setSearch({ ...search, isOnlyChanged: isOnly, wasChanged: changedNow() }),
    clear: () => setSearch(nothing),
  }
}
