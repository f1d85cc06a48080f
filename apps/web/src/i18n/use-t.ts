import { useLocale, useTranslations, type MessageKeys, type NestedKeyOf } from 'use-intl'

import { isolate } from '../lib/isolate.ts'
import './app-config.ts'
import type { Messages } from './locales/en/index.ts'

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

const isolating = new WeakMap<object, Translate>()

/** The same for as long as the function of the library is the same. */
function withIsolation(t: Translate): Translate {
  const known = isolating.get(t)
  if (known !== undefined) return known
  const plain = t as unknown as (key: string, values?: Values) => string
  const { rich } = t as unknown as { rich: (key: string, values?: Values) => unknown }
  const made = Object.assign((key: string, values?: Values) => plain(key, isolateAll(values)), {
    rich: (key: string, values?: Values) => rich(key, isolateAll(values)),
    markup: t.markup,
    raw: t.raw,
    has: t.has,
  }) as unknown as Translate
  isolating.set(t, made)
  return made
}

/** The translate function; keys are full (`area.key`), unknown keys and missing arguments do not compile. */
export function useT() {
  return withIsolation(useTranslations())
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
