import { expect, test } from 'vitest'

import { messages } from './locales/en/index.ts'

/** Texts that the specification fixes, and what they may say that no other text does. */
const fixed: Readonly<Record<string, string>> = {
  'editProfile.senders.everybody': 'Everybody',
  'errors.backendUnavailable': 'The backend is not available.',
  'media.sensitiveFile': 'NSFW / {name}',
  'ownAccount.backups.notReady': 'This backup is not ready yet.',
  'password_reset.failed': 'An error occurred, please try again',
  'profile.profile_does_not_exist': 'Sorry, this profile does not exist.',
  'session.cannotConnect': 'Failed to connect to server, try again',
  'session.tryAgain': 'An error occurred, please try again',
}
/** The same words of the specification inside other texts. */
const fixedParts = ['Scope options']

/** Words that people would not say, and the word that this client has for each. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log(?:ged|ging)? (?:in|on|out)|log[io]n|logout)\b/i, 'sign in, sign out'],
  [/\b(?:boost|reblog|renote|retweet)/i, 'repeat'],
  [/\b(?:toot|tweet)s?\b/i, 'post'],
  [/\bfavorite/i, 'favourite'],
  [/\bcolor/i, 'colour'],
  [/\b(?:cw|nsfw|spoiler)\b/i, 'content warning, sensitive'],
  [/\battachment|\brecording/i, 'file, audio'],
  [/\bpicture\b(?<!\bprofile picture)|\bpictures\b(?<!\bprofile pictures)/i, 'image, or profile picture'],
  [/\b(?:avatar|header)s?\b/i, 'profile picture, banner'],
  [/\b(?:instance|backend|payload|chunk)s?\b/i, 'server'],
  [/\bfederated\b|\bstart page\b/i, 'known network, home page'],
  [/\be-mail/i, 'email'],
  [/\b(?:somebody|everybody|whoever|whom|users?)\b/i, 'someone, everyone, who, people'],
  [
    /\banew\b|\bany more\b|\bmeanwhile\b|\bby (?:itself|themselves)\b|\blately\b/i,
    'again, no longer, automatically',
  ],
  [/\bwaits?\b|\bthings?\b/i, 'waiting to be sent, item'],
  [/\b(?:take|taken|took|bring|brought|put) back\b|\bgone for good\b/i, 'undo, remove'],
  [/\b(?:dive|surface|puzzle)\b/i, 'view only this branch, leave branch, captcha'],
  [/\btoo big\b|\bare allowed\b|\ballowed are\b/i, 'too large, the limit is'],
  [/\b(?:unseen|not seen)\b/i, 'unread'],
  [
    /\bdid not\b|\bfailed to\b|\bcould not\b|\bcannot\b|\b(?:do|does|is|are|was|were|has|have|will) not\b/i,
    '…n’t',
  ],
  [/\bplease\b/i, 'nothing: say what to do'],
  [/\bhit\b|\bclick/i, 'press'],
]

/** Marks of a typewriter, and a sentence that is cut. */
const refusedMarks: readonly (readonly [RegExp, string])[] = [
  [/['"]/, '’ “ ”'],
  [/\.\.\./, '…'],
  [/ …/, 'an ellipsis without a space before it'],
  [/!/, 'a full stop'],
  [/did not load|: \{reason\}$/, 'two sentences: “Couldn’t … . {reason}”'],
]
/** A prefix or a quotation, not a sentence that is cut. */
const beginsWithPrefix = ['composer.error', 'session.callback.refused']

function textsIn(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const place = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[place, value]]
    return typeof value === 'object' && value !== null ? textsIn(value, place) : []
  })
}
/** Settings are found by the words that people have for them, whatever this client says. */
const isOnlySearched = (key: string) =>
  /^settings\.\w+\.words$|^settingsWindow\.sections\.\w+\.words$/.test(key)
const texts = textsIn(messages).filter(([key]) => !isOnlySearched(key))

/** What is read: without the names of arguments, branches and tags. */
function readable(text: string): string {
  let words = text
  for (const part of fixedParts) words = words.replaceAll(part, '')
  return words
    .replaceAll(/<\/?\w+>/g, ' ')
    .replaceAll(/\{\w+(?:, number)?\}/g, '·')
    .replaceAll(/\{\w+, (?:plural|select),/g, '{')
    .replaceAll(/(?<=[ ,{}])(?:=\d+|\w+) \{/g, '{')
}

function complaintsOf(key: string, text: string): string[] {
  const words = readable(text)
  const marks = refusedMarks.filter(([mark]) => mark.test(text) && !beginsWithPrefix.includes(key))
  return [...refused.filter(([word]) => word.test(words)), ...marks].map(
    ([word, instead]) => `${key}: “${text}” has ${String(word.exec(words)?.[0] ?? word)}; say ${instead}`,
  )
}

test('every text is said in the words of the glossary', () => {
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.flatMap(([key, text]) => (key in fixed ? [] : complaintsOf(key, text)))).toEqual([])
})

/** A number that is never one: the text is for more than can be counted. */
const neverOne = ['timeline.manyNewPosts']
const countsWithoutPlural = ([key, text]: [string, string]) =>
  /\{(?:allowed|count|days|hours|left|length|limit|minutes|most|number|posts|seconds|total)(?:, number)?\} (?:\w+ )?[a-z]+s\b/.test(
    text,
  ) && !neverOne.includes(key)

test('a noun that a number stands before has a form for one', () => {
  expect(texts.filter(countsWithoutPlural)).toEqual([])
  expect(countsWithoutPlural(['x', '{count, number} new posts'])).toBe(true)
  expect(countsWithoutPlural(['x', '{count, plural, one {# post} other {# posts}}'])).toBe(false)
})

test('what the specification fixes is said as it stands there', () => {
  expect(Object.fromEntries(texts.filter(([key]) => key in fixed))).toEqual(fixed)
})

test('a word that is refused is found, whatever stands around it', () => {
  expect(complaintsOf('x', '{count, plural, one {# thing waits} other {# things wait}}')).toHaveLength(1)
  expect(complaintsOf('x', 'This waits {time}')).toHaveLength(1)
  expect(complaintsOf('x', 'Only people on {instance}')).toEqual([])
  expect(complaintsOf('x', 'Log in')).toEqual(['x: “Log in” has Log in; say sign in, sign out'])
})
