import { useState } from 'react'

import { useT, useTell, type MessageKey } from '../../../i18n/index.ts'
import { boundShortcuts } from '../../../model/keys.ts'
import { getSettings } from '../../../model/settings.ts'
import { accountControlsOf } from '../account/controls.ts'
import { find, type Found } from './find.ts'
import { withoutSmallWords } from './rules/search.ts'
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
  const tell = useTell()
  const [search, setSearch] = useState(nothing)
  const { text, isOnlyChanged } = search
  const isOn = text.trim() !== '' || isOnlyChanged
  const sayTitle = (id: SectionId) => ({
    title: t(`settingsWindow.sections.${id}.title`),
    sentence: t(`settingsWindow.sections.${id}.sentence`),
    words: [
      ...t(`settingsWindow.sections.${id}.words`).split(/, */),
      // A test sees that each has its words.
      ...accountControlsOf(id).map(({ name }) => tell(`accountSettings.${name}.label` as MessageKey, {})),
    ],
  })
  const changedNow = () =>
    new Set(sections.flatMap(({ rows }) => rows.flatMap((row) => (row.isChanged ? [row.name] : []))))
  const small = new Set(t('settingsWindow.search.smallWords').split(/, */))
  const said = withoutSmallWords(text, small)
  const named = () =>
    boundShortcuts(getSettings())
      .filter(({ isFixed }) => isFixed !== true)
      // Names of shortcuts need no values.
      .map(({ label }) => ({ label, name: t(label as 'keyboard.next') }))
  const found: Found | null = isOn
    ? find({ sections, shortcuts: named(), sayTitle }, { ...search, text: said })
    : null
  return {
    text,
    /** Of what was typed, what is looked for. */
    said,
    isOnlyChanged,
    found,
    type: (next: string) => setSearch({ ...search, text: next, wasChanged: changedNow() }),
    showOnlyChanged: (isOnly: boolean) =>
      setSearch({ ...search, isOnlyChanged: isOnly, wasChanged: changedNow() }),
    clear: () => setSearch(nothing),
  }
}
