import type { Status } from '@skein/api'

import type { TriedPost } from '../writing/drafts.ts'

/** As it is compared: however a server breaks lines, and whatever it takes off at the ends. */
const bare = (words: string) => words.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Servers show a handle of elsewhere without its host. */
const withoutHosts = (words: string) =>
  words.replaceAll(/(?<=^|[^\p{L}\p{M}\p{N}_@])@([\w.-]+)@[\p{L}\p{M}\p{N}_.-]+/gu, '@$1')

const shown = (words: string) => bare(withoutHosts(words))

/** Of two texts with so much in common one may be what a server made of the other. */
const MUCH_IN_COMMON = 0.6

/** Names of emoji, in the place of which a server may show a sign or a picture. */
const emojiNames = /:[\w+-]+:/g

function pairsOf(words: string): ReadonlySet<string> {
  const letters = words
    .toLowerCase()
    .replaceAll(emojiNames, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return new Set(Array.from(letters, (letter, index) => letter + (letters[index + 1] ?? '')))
}

/** Whether most pairs of letters are in both; markup and addresses do not count for much then. */
function areAlike(one: string, other: string): boolean {
  const [few, many] = [pairsOf(one), pairsOf(other)].toSorted((a, b) => a.size - b.size)
  if (few === undefined || many === undefined) return false
  // Signs tell nothing of one another: a heart may be what was made of its name.
  if (many.size === 0) return one.trim() !== '' && other.trim() !== ''
  if (few.size === 0) return false
  return [...few].filter((pair) => many.has(pair)).length / few.size > MUCH_IN_COMMON
}

/** Whether a post says what was written; `unknown`: it shows something like it, and does not tell what was written. */
export type Words = 'same' | 'other' | 'unknown'

/** Judges by what the server tells of its own accord. */
export function compareWords({ status: written }: TriedPost, { sourceText, text }: Status): Words {
  if (sourceText !== null) return bare(sourceText) === bare(written) ? 'same' : 'other'
  if (shown(text) === shown(written)) return 'same'
  return areAlike(text, written) ? 'unknown' : 'other'
}

/** Judges by the source of the post. */
export const compareSource = ({ status: written }: TriedPost, source: string): Words =>
  bare(source) === bare(written) ? 'same' : 'other'

/** All that the server is given of a post but its key: that is another one also after a change that was undone. */
const sentOf = ({ files, mediaDescriptions, poll, ...post }: TriedPost) =>
  JSON.stringify([
    [post.status, post.subject, post.isSensitive, post.scope, post.language, post.contentType],
    [post.inReplyToId, post.quoteId],
    files.map(({ id }) => [id, (mediaDescriptions[id] ?? '').trim()]),
    poll && [poll.options, poll.isMultiple, poll.expiresIn],
  ])

/** Whether nothing was changed between one sending and another. */
export const isSamePost = (one: TriedPost, other: TriedPost): boolean => sentOf(one) === sentOf(other)

const asksSomething = ({ poll }: TriedPost) => poll?.options.some((option) => option.trim() !== '') === true

/** Whether all but the words is as it was sent. What the server left out says nothing against it. */
export function isSameButWords(post: TriedPost, status: Status): boolean {
  const agrees = (name: string, isSame: boolean) => status.absent.includes(name) || isSame
  return (
    agrees('inReplyToId', status.inReplyToId === post.inReplyToId) &&
    agrees('scope', post.scope === null || status.scope === post.scope) &&
    agrees('subject', bare(status.subject) === bare(post.subject)) &&
    agrees('quoteId', status.quoteId === post.quoteId) &&
    agrees('attachments', status.attachments.length === post.files.length) &&
    agrees('poll', (status.poll !== null) === asksSomething(post))
  )
}
