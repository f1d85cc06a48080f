import { useMemo } from 'react'

import { languages as interfaceLanguages, useLanguageTag, useT } from '../../i18n/index.ts'
import { languageName } from '../../lib/language-name.ts'
import { namedLanguages } from '../../lib/named-languages.ts'
import { postLanguages } from '../../lib/post-languages.ts'
import { useInstance } from '../../model/instance.ts'
import { themes } from '../../model/look.ts'
import type { SettingName } from '../../model/settings.ts'
import { contentTypes, mimeTypes } from './rules/content-types.ts'
import { useTargetLanguages } from './use-target-languages.ts'

export interface ValueOfChoice {
  /** As a form has it. */
  readonly value: string
  readonly label: string
  /** Of languages: those that the reader speaks stand before all others. */
  readonly group?: 'own' | 'all'
}

/** Answers the values of a choice; `chosen` is always among them. */
export type ReadValues = (name: SettingName, chosen: string) => readonly ValueOfChoice[] | null

/** Seconds in which a post can be taken back before it leaves. */
const undoSeconds = [0, 5, 10, 30, 60]

/** Those that the reader's browser speaks, then all others by their names. */
export function languagesFor(tag: string, chosen: string): readonly ValueOfChoice[] {
  const spoken = [tag, ...navigator.languages].map((each) => each.split('-')[0] ?? each)
  const own = [...new Set(chosen === '' ? spoken : [chosen, ...spoken])]
  const toValue = (code: string) => ({ value: code, label: languageName(code, tag) })
  const rest = postLanguages.filter((code) => !own.includes(code))
  const named = namedLanguages(rest, tag).map(({ code }) => code)
  // Those that the browser has no name for are found last.
  const others = [...named, ...rest.filter((code) => languageName(code, tag) === code)]
  return [
    ...own.map((code) => ({ ...toValue(code), group: 'own' as const })),
    ...others.map((code) => ({ ...toValue(code), group: 'all' as const })),
  ]
}

/** The values of choices that depend on the server or the reader, the same wherever they are offered; null for others. */
export function useValues(isAskedFor: (name: SettingName) => boolean): ReadValues {
  const t = useT()
  const tag = useLanguageTag()
  const { postFormats } = useInstance().facts
  const targets = useTargetLanguages(isAskedFor('translationLanguage'))
  return useMemo(() => {
    const lists = new Map<string, readonly ValueOfChoice[]>()
    const languages = (chosen: string) => {
      const list = lists.get(chosen) ?? languagesFor(tag, chosen)
      lists.set(chosen, list)
      return list
    }
    const readers: Partial<Record<SettingName, (chosen: string) => readonly ValueOfChoice[]>> = {
      undoSendSeconds: () =>
        undoSeconds.map((count) => ({
          value: String(count),
          label: t('composer.options.undoSeconds', { count }),
        })),
      postContentType: (chosen) =>
        contentTypes(postFormats, chosen).map((type) => ({
          value: mimeTypes[type],
          label: t(`composer.contentTypes.${type}`),
        })),
      theme: () => [
        { value: '', label: t('settingsWindow.themes.system') },
        ...themes.map(({ name }) => ({ value: name, label: t(`settingsWindow.themes.${name}`) })),
      ],
      interfaceLanguage: () => [
        { value: '', label: t('settingsWindow.languages.browser') },
        ...Object.values(interfaceLanguages).map((each) => ({ value: each.tag, label: each.name })),
      ],
      translationLanguage: () => [
        { value: '', label: t('settingsWindow.languages.interface') },
        ...targets.map(({ code, name }) => ({ value: code, label: languageName(code, tag) || name })),
      ],
      postLanguage: (chosen) => [
        { value: '', label: t('settingsWindow.languages.interface') },
        ...languages(chosen),
      ],
    }
    return (name, chosen) => readers[name]?.(chosen) ?? null
  }, [t, tag, postFormats, targets])
}
