import { stripTags } from '../text/escape.ts'
import type { LanguageCode } from './words.ts'
import { isLanguage, LANGUAGES, WORD_COUNT, wordsBetween } from './words.ts'

/** What every translation begins with: nobody shall take it for one. */
const NOTES: Readonly<Record<LanguageCode, string>> = {
  en: `[Word by word from a list of ${WORD_COUNT} words; not a real translation.]`,
  ja: `[${WORD_COUNT}語の単語表による逐語訳です。本当の翻訳ではありません。]`,
  de: `[Wort für Wort aus einer Liste von ${WORD_COUNT} Wörtern; keine richtige Übersetzung.]`,
  fr: `[Mot à mot, d’après une liste de ${WORD_COUNT} mots ; ce n’est pas une vraie traduction.]`,
}

const WORD = /[\p{L}\p{M}’]+/gu
/** A tag, an entity, an emoji's shortcode, an address, a mention, or the text between. */
const PIECE =
  /<[^>]*>|&#?\w+;|:\w+:|https?:\/\/[^\s<]+|[@#][\p{L}\p{N}_@.-]+|(?:(?!https?:\/\/)[^<&:@#])+|./gsu
const IS_TEXT = /^[^<&:@#]/
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

/** The language most words of a text belong to; English where none is known. */
export const detectLanguage = (html: string): LanguageCode => {
  const text = stripTags(html)
  if (JAPANESE.test(text)) return 'ja'
  const words = wordsOf(text)
  const scores = LANGUAGES.map(({ code }) => {
    const known = wordsBetween(code, code)
    return { code, score: words.filter((word) => known.has(word)).length }
  })
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).code
}

const likeWritten = (original: string, word: string): string =>
  /^\p{Lu}/u.test(original) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** Japanese has no spaces: the longest known words are looked for in the text. */
const replaceJapanese = (text: string, words: ReadonlyMap<string, string>): string => {
  const longestFirst = [...words.keys()].toSorted((a, b) => b.length - a.length)
  return text.replace(new RegExp(longestFirst.join('|'), 'gu'), (word) => ` ${words.get(word) ?? word} `)
}

const replaceWords = (text: string, from: LanguageCode, words: ReadonlyMap<string, string>): string =>
  from === 'ja'
    ? replaceJapanese(text, words)
    : text.replace(WORD, (word) => likeWritten(word, words.get(word.toLowerCase()) ?? word))

export interface Translation {
  detected: LanguageCode
  html: string
}

/** HTML with the words of the list replaced; tags, links, mentions and emoji stay. */
export const translateHtml = (html: string, from: LanguageCode, to: LanguageCode): string => {
  const words = wordsBetween(from, to)
  const translated = html.replace(PIECE, (piece) =>
    IS_TEXT.test(piece) && !piece.startsWith('http') ? replaceWords(piece, from, words) : piece,
  )
  return `${NOTES[to]}<br/><br/>${translated}`
}

/** `from`: what the reader says the language is; `written`: what the post says. */
export const translate = (
  html: string,
  to: LanguageCode,
  { from, written }: { from: string | undefined; written: string | null },
): Translation => {
  const chosen = [from, written].find((code) => typeof code === 'string' && isLanguage(code))
  const detected =
    chosen !== undefined && chosen !== null && isLanguage(chosen) ? chosen : detectLanguage(html)
  return { detected, html: translateHtml(html, detected, to) }
}
