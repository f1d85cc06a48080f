export const language = {
  interfaceLanguage: {
    label: 'Interface language',
    words: 'locale, translation, English, words, menus',
  },
  translationLanguage: {
    label: 'Translate posts into',
    hint: 'If you choose none, posts are translated into the language of the interface.',
    words: 'translation, target, language, machine',
  },
} as const
