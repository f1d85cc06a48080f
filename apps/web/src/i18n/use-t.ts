import { createContext, use, useMemo } from 'react'
import { useLocale, useTranslations, type MessageKeys, type NestedKeyOf } from 'use-intl'

import { isolate } from '../lib/isolate.ts'
import type { Messages } from './locales/en/index.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}

/** A text's full key, such as `session.signIn`. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>

type Translate = ReturnType<typeof useTranslations<never>>
type Values = Readonly<Record<string, unknown>>

/** Words among the values are somebody else's: they end where they end, whatever is in them. */
function isolateAll(values: Values | undefined): Values | undefined {
  if (values === undefined) return undefined
  let kept = values
  // Each row of a list says several sentences: hardly any has such words, and then nothing is copied.
  for (const [name, value] of Object.entries(values)) {
    const own = typeof value === 'string' ? isolate(value) : value
    if (own !== value) kept = { ...kept, [name]: own }
  }
  return kept
}

function withIsolation(t: Translate): Translate {
  const plain: (key: never, values: never) => string = t
  const rich: (key: never, values: never) => unknown = t.rich
  const richIsolated = (key: never, values?: Values) => rich(key, isolateAll(values) as never)
  return new Proxy(t, {
    apply: (_, __, [key, values]: [never, Values?]) => plain(key, isolateAll(values) as never),
    get: (all, name): unknown => (name === 'rich' ? richIsolated : Reflect.get(all, name)),
  })
}

/** The page's one translate function: the library would make another for every component that asks. */
export const TranslateContext = createContext<Translate | null>(null)

/** Makes the translate function, once for everything below its provider. */
export function useMadeT(): Translate {
  const translate = useTranslations()
  return useMemo(() => withIsolation(translate), [translate])
}

/** The translate function; keys are full (`area.key`), unknown keys and missing arguments do not compile. */
export function useT(): Translate {
  const t = use(TranslateContext)
  if (t === null) throw new Error('no texts are given here')
  return t
}

/** BCP 47 tag of the interface's language, for Intl. */
export function useLanguageTag(): string {
  return useLocale()
}

/**
 * Says a text whose key and values were chosen elsewhere, such as a notice's. To hold the values of every text to one
 * another takes the compiler more than a minute; whoever chooses the key answers for its values.
 */
export function useTell(): (key: MessageKey, values: Readonly<Record<string, string | number>>) => string {
  const t: (key: never, values: never) => string = useT()
  return (key, values) => t(key as never, values as never)
}
