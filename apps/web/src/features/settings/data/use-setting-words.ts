import { useLanguageTag, useT, useTell, type MessageKey } from '../../../i18n/index.ts'
import { isRecord } from '../../../lib/fields.ts'
import { listOf } from '../../../lib/list-format.ts'
import type { SettingChange } from '../../../model/settings-file.ts'
import { allControls } from '../controls/sections.ts'

/** So many words of a list are named, and the others counted. */
const mostWords = 5

const controls = new Map<string, (typeof allControls)[number]['control']>(
  allControls.map(({ name, control }) => [name, control]),
)

/** As much of a text as is shown. */
const mostLetters = 60

function cut(text: string): string {
  const letters = [...text]
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : text
}

function changedParts({ from, to }: SettingChange) {
  if (!isRecord(from) || !isRecord(to)) return []
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((part) => ({ part, from: from[part], to: to[part] }))
    .filter((each) => JSON.stringify(each.from) !== JSON.stringify(each.to))
}

/** How a setting and what it would be changed to are said, by the words of its control; without one by its name. */
export function useSettingWords() {
  const t = useT()
  const tell = useTell()
  const language = useLanguageTag()
  // A test sees that every control has its words.
  const say = (name: string, part: string) => tell(`settings.${name}.${part}` as MessageKey, {})

  const nameOf = (name: string) => (controls.has(name) ? say(name, 'label') : name)

  function sayList(value: readonly unknown[]): string {
    const words = value.slice(0, mostWords).map((each) => cut(String(each)))
    const more = value.length - words.length
    if (more > 0) words.push(t('settingsData.file.values.more', { count: more }))
    return words.length === 0 ? t('settingsData.file.values.none') : listOf(language, 'unit', words)
  }

  function sayValue(name: string, value: unknown): string {
    const control = controls.get(name)
    if (typeof value === 'boolean')
      return t(value === (control?.kind !== 'off-switch') ? 'common.on' : 'common.off')
    if (typeof value === 'string' && control?.values?.includes(value) === true)
      return say(name, `values.${value}`)
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
    if (Array.isArray(value)) return sayList(value)
    if (isRecord(value)) return t('settingsData.file.values.several', { count: Object.keys(value).length })
    return typeof value === 'string' && value !== '' ? cut(value) : t('settingsData.file.values.none')
  }

  function lineOf({ name, from, to }: SettingChange, words: string): string {
    const said = { from: sayValue(name, from), to: sayValue(name, to) }
    if (said.from === said.to) return t('settingsData.file.changed', { name: words })
    return t('settingsData.file.change', { name: words, ...said })
  }

  /** A line for each part of what has parts by name, unless many would be others. */
  function linesOf(change: SettingChange): readonly string[] {
    const name = nameOf(change.name)
    const parts = changedParts(change)
    if (parts.length === 0 || parts.length > mostWords) return [lineOf(change, name)]
    return parts.map(({ part, ...values }) =>
      lineOf({ name: change.name, ...values }, t('settingsData.file.part', { name, part })),
    )
  }
  return { nameOf, linesOf }
}
