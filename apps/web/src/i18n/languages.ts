import type { Messages } from './locales/en/index.ts'

interface Language {
  /** BCP 47 tag for `lang` and for Intl. */
  readonly tag: string
  readonly name: string
  readonly load: () => Promise<{ default: Messages }>
}

/** The languages of the interface by code; each catalogue is a file of its own, fetched when chosen. */
export const languages = {
  en: { tag: 'en', name: 'English', load: () => import('virtual:messages/en') },
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
