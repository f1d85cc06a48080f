import en from 'virtual:messages/en-first'

import { complete } from './complete.ts'
import type { Messages } from './locales/en/index.ts'

interface Language {
  /** BCP 47 tag for `lang` and for Intl. */
  readonly tag: string
  readonly name: string
  /** The texts of the first view. */
  readonly load: () => Promise<{ default: Messages }>
  /** Those of what every visit fetches after it. */
  readonly loadEarly: () => Promise<{ default: object }>
  /** All others. */
  readonly loadRest: () => Promise<{ default: object }>
}

/**
 * The languages of the interface by code. What comes after the first view is fetched when a language is chosen. English,
 * which everybody falls back to, has its first texts in the application's own file: nothing waits for them.
 */
export const languages = {
  en: {
    tag: 'en',
    name: 'English',
    load: () => Promise.resolve({ default: en }),
    loadEarly: () => import('virtual:messages/en-early'),
    loadRest: () => import('virtual:messages/en-rest'),
  },
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof languages

export const fallbackLanguage: LanguageCode = 'en'

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(tag.toLowerCase().split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr'
}

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code)
}

/** The first wanted language that we have, first as written, then without its region. */
export function chooseLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    for (const code of [tag.replace('-', '_'), tag.split(/[-_]/)[0] ?? '']) {
      if (isLanguageCode(code)) return code
    }
  }
  return fallbackLanguage
}

/** Fetches some of what the catalogue of the first view lacks and adds it. */
export async function completeTexts(
  messages: Messages,
  load: Language['loadEarly' | 'loadRest'],
): Promise<void> {
  complete(messages, (await load()).default)
}
