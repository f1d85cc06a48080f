import type { TextCount } from '@skein/api'

/** An address as Mastodon finds it: not in a word, with a point in its host. */
const address = /(?<![\p{L}\p{N}@#$/])https?:\/\/[^\s/?#<>()]+\.[^\s<>]+/giu
/** What ends the sentence around an address. */
const afterAddress = /[.,;:!?'"*\]}~|&=$%「」]/u
const mention =
  /(?<![=/\p{L}\p{N}_])@([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)@[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_]/giu

/** Longest length of an address that is believed. Own choice, characters. */
const mostUrlLength = 1_000

/** Without the punctuation and the bracket that belong to the sentence around it. */
function withoutEnd(found: string): string {
  const closing = found.includes('(') ? '' : ')'
  let end = found.length
  while (end > 0 && (afterAddress.test(found.charAt(end - 1)) || found.charAt(end - 1) === closing)) end -= 1
  return found.slice(0, end)
}

/** Some browsers cannot tell graphemes: they count code points, which are never fewer. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter() : null

function count(text: string, unit: TextCount['unit']): number {
  // oxlint-disable-next-line no-control-regex -- each character of ASCII is one
  if (/^[\0-\x7f]*$/.test(text)) return text.length
  const characters: Iterable<unknown> =
    unit === 'grapheme' && graphemes !== null ? graphemes.segment(text) : text
  return Array.from(characters).length
}

/** Characters of a post and its subject as the server counts them. */
export function textLength({ unit, urlLength }: TextCount, text: string, subject: string): number {
  const ofSubject = count(subject, unit)
  if (urlLength === null) return count(text, unit) + ofSubject
  const inPlace = 'x'.repeat(Math.min(urlLength, mostUrlLength))
  const counted = text
    .replace(address, (found) => `${inPlace}${found.slice(withoutEnd(found).length)}`)
    .replace(mention, '@$1')
  return count(counted, unit) + ofSubject
}
