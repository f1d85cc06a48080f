import { textWithEmoji } from '@skein/rich-text'
import type { AccountRow, StatusRow } from '@skein/store'

import type { useT } from '../../../i18n/index.ts'
import { asSentence } from '../../../lib/as-sentence.ts'
import { listOf } from '../../../lib/list-format.ts'
import { fullDate, timeOfDay } from '../../../lib/written-date.ts'
import { getSetting } from '../../../model/settings.ts'
import { insideOf, insideTexts } from './inside.ts'

/** Characters of the text that are said. */
const mostText = { short: 120, long: 1_000 } as const

type Named = Pick<AccountRow, 'displayName' | 'emojis'>

export interface Labelled {
  readonly status: StatusRow
  readonly author: Named
  readonly repeater: Named | null
  /** The name of a filter that covers the post. */
  readonly warning?: string | null
  /** Nothing is shut behind a subject. */
  readonly isOpen: boolean
  /** False leaves out when it was written. */
  readonly hasDate: boolean
  /** BCP 47 tag of the page. */
  readonly language: string
}

/** Says what a post in a list is: who, what about, what is in it, when, for whom. Nothing of it that is covered. */
export function postLabel(
  { status, author, repeater, warning = null, isOpen, hasDate, language }: Labelled,
  length: 'short' | 'long',
  t: ReturnType<typeof useT>,
): string {
  const { subject, text, attachments, isSensitive, createdAt, scope } = status
  const ms = Date.parse(createdAt ?? '')
  const isLong = length === 'long'
  const descriptions = isOpen && !isSensitive ? attachments.map(({ description }) => description ?? '') : []
  const parts = [
    spokenName(author),
    warning && t('status.label.filtered', { filter: warning }),
    subject && t('status.label.warning', { subject }),
    !isOpen && t('status.label.hidden'),
    isOpen && beginningOf(text, length),
    listOf(
      language,
      'unit',
      insideTexts({ ...insideOf(status), characters: 0, hasLink: false }, t, language),
    ),
    ...(isLong ? descriptions : []),
    hasDate && !Number.isNaN(ms) && (isLong ? fullDate(ms, language) : timeOfDay(ms, language)),
    t(`scopes.${scope}`),
    repeater && t('status.label.repeatedBy', { name: spokenName(repeater) }),
  ]
  return joinSpoken(parts)
}

/** One sentence for each part, so that a voice pauses between them. */
export function joinSpoken(parts: readonly (string | false | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? asSentence(part) : [])).join(' ')
}

/** Whether the label says more of what its author wrote than a name. */
export function hasWords({
  status: { subject, text },
  isOpen,
}: Pick<Labelled, 'status' | 'isOpen'>): boolean {
  return subject !== '' || (isOpen && text !== '')
}

/** Without the shortcodes of pictures, and without other emoji by choice, unless there is nothing else. */
export function spokenName({ displayName, emojis }: Named): string {
  const name = getSetting('speakEmojiInNames') ? displayName : displayName.replaceAll(/\p{RGI_Emoji}/gv, ' ')
  const parts = textWithEmoji(name, emojis).map((part) => (part.type === 'text' ? part.text.trim() : ''))
  return parts.filter(Boolean).join(' ') || displayName
}

/** As much of a text as is said, up to the end of a word. */
export function beginningOf(text: string, length: 'short' | 'long'): string {
  const most = mostText[length]
  const start = text
    .slice(0, 4 * most)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (start.length <= most) return start
  const cut = start.slice(0, most + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}
