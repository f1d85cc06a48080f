import { useLocale, useTranslations, type MessageKeys, type NestedKeyOf } from 'use-intl'

import './app-config.ts'
import type { Messages } from './locales/en/index.ts'

/** A text's full key, such as `session.signIn`. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>

/** The translate function; keys are full (`area.key`), unknown keys and missing arguments do not compile. */
export function useT() {
  return useTranslations()
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
  const t: (key: never, values: never) => string = useTranslations()
  return (key, values) => t(key as never, values as never)
}
