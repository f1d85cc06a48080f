export const language = {
  interfaceLanguage: {
    label: 'Interface language',
    words: 'locale, translation, English, words, menus',
  },
  translationLanguage: {
    label: 'Translate posts into',
    hint: 'Without a choice, into the language of the interface.',
    words: 'translation, target, language, machine',
  },
} as const
