import type { Scope } from '@skein/api'
import type { DraftPoll, TriedPost } from '../../../model/writing.ts'
import type { MediaItem } from '../media/rules/media-item.ts'
import { hasEnoughOptions } from './poll-rules.ts'

export type { MediaItem } from '../media/rules/media-item.ts'

/** What is being written. All of it survives a reload. */
export interface ComposerState {
  text: string
  subject: string
  isSubjectOpen: boolean
  scope: Scope
  isSensitive: boolean
  language: string
  contentType: string
  media: readonly MediaItem[]
  poll: DraftPoll | null
  /** The poll that was closed again: it comes back as it was. */
  closedPoll: DraftPoll | null
  inReplyToId: string | null
  quoteId: string | null
  /** Sent with the post, so that a post sent twice is one post; another one for each change [COMP-15]. */
  idempotencyKey: string
  /** When it was sent before and nobody answered, milliseconds since 1970: the server may have it. */
  triedAt: number | null
  /** What was sent then. */
  tried: readonly TriedPost[] | null
  phase: 'editing' | 'posting'
  error: string | null
  /** Of what the error tells, where it is something that one can see to oneself: it goes when that is done. */
  lacks: 'empty' | 'fewOptions' | 'tooLong' | null
}

export interface SensitivityRules {
  sensitiveByDefault: boolean
  sensitiveIfSubject: boolean
}

export type ComposerEvent =
  | { type: 'textChanged'; text: string }
  | { type: 'subjectChanged'; subject: string; rules: SensitivityRules }
  | { type: 'subjectToggled' }
  | { type: 'subjectOpened' }
  | { type: 'scopeChosen'; scope: Scope }
  | { type: 'languageChosen'; language: string }
  | { type: 'contentTypeChosen'; contentType: string }
  | { type: 'sensitiveSet'; isSensitive: boolean }
  | { type: 'mediaAdded'; items: readonly MediaItem[]; rules: SensitivityRules }
  | { type: 'mediaChanged'; key: string; change: Partial<MediaItem> }
  | { type: 'mediaMoved'; key: string; by: number }
  | { type: 'mediaRemoved'; key: string }
  | { type: 'pollOpened'; fresh: DraftPoll }
  | { type: 'pollClosed' }
  | { type: 'pollChanged'; poll: DraftPoll }
  | { type: 'posting' }
  | { type: 'saved' }
  | { type: 'failed'; error: string; lacks?: ComposerState['lacks'] }
  | { type: 'errorDismissed' }
  | { type: 'reset'; to: ComposerState }

function moved(media: readonly MediaItem[], key: string, by: number): readonly MediaItem[] {
  const from = media.findIndex((item) => item.key === key)
  const to = from + by
  const item = media[from]
  if (!item || to < 0 || to >= media.length) return media
  const rest = media.filter((other) => other !== item)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

function change(state: ComposerState, event: ComposerEvent): ComposerState {
  switch (event.type) {
    case 'textChanged':
      return { ...state, text: event.text }
    case 'subjectChanged':
      return {
        ...state,
        subject: event.subject,
        isSensitive: state.isSensitive || (event.rules.sensitiveIfSubject && event.subject !== ''),
      }
    case 'subjectToggled':
      return state.isSubjectOpen
        ? { ...state, isSubjectOpen: false, subject: '', isSensitive: false }
        : { ...state, isSubjectOpen: true }
    case 'subjectOpened':
      return { ...state, isSubjectOpen: true }
    case 'scopeChosen':
      return { ...state, scope: event.scope }
    case 'languageChosen':
      return { ...state, language: event.language }
    case 'contentTypeChosen':
      return { ...state, contentType: event.contentType }
    case 'sensitiveSet':
      return { ...state, isSensitive: event.isSensitive }
    case 'mediaAdded': {
      const { sensitiveByDefault, sensitiveIfSubject } = event.rules
      const marks = sensitiveByDefault || (sensitiveIfSubject && state.subject !== '')
      return { ...state, media: [...state.media, ...event.items], isSensitive: state.isSensitive || marks }
    }
    case 'mediaChanged':
      return {
        ...state,
        media: state.media.map((item) => (item.key === event.key ? { ...item, ...event.change } : item)),
      }
    case 'mediaMoved':
      return { ...state, media: moved(state.media, event.key, event.by) }
    case 'mediaRemoved':
      return { ...state, media: state.media.filter(({ key }) => key !== event.key) }
    case 'pollOpened':
      return { ...state, poll: state.poll ?? state.closedPoll ?? event.fresh }
    case 'pollClosed':
      return { ...state, poll: null, closedPoll: state.poll }
    case 'pollChanged':
      return { ...state, poll: event.poll }
    case 'posting':
      return { ...state, phase: 'posting', error: null, lacks: null }
    case 'saved':
      return { ...state, phase: 'editing', error: null, lacks: null }
    case 'failed':
      return { ...state, phase: 'editing', error: event.error, lacks: event.lacks ?? null }
    case 'errorDismissed':
      return { ...state, error: null, lacks: null }
    case 'reset':
      return event.to
  }
}

const keepsKey: ReadonlySet<ComposerEvent['type']> = new Set([
  'posting',
  'saved',
  'subjectOpened',
  'failed',
  'errorDismissed',
  'reset',
])

/** What a post takes of its files. */
const sentFiles = ({ media }: ComposerState) =>
  JSON.stringify(media.map(({ key, attachment, description }) => [attachment?.id ?? key, description]))

/** What becomes known of a file, or how far it has come, is no change of the post. */
function keepsPost(before: ComposerState, next: ComposerState, { type }: ComposerEvent): boolean {
  return keepsKey.has(type) || (type === 'mediaChanged' && sentFiles(before) === sentFiles(next))
}

/** What was too long is counted again with each change, beside the text: what was said of it goes. */
const isAsLong = (before: ComposerState, { text, subject, media }: ComposerState) =>
  before.text === text && before.subject === subject && before.media === media

/** What was missing and is there now is no error any more. */
function withoutSettled(before: ComposerState, state: ComposerState): ComposerState {
  const { lacks } = state
  if (lacks === null) return state
  const isStill = lacks === 'tooLong' ? isAsLong(before, state) : missing(state) === lacks
  return isStill ? state : { ...state, error: null, lacks: null }
}

/**
 * Trying again after a failure keeps the key: the first try may have reached the server all the same.
 * @param freshKey the idempotency key of the post if the event changes it
 */
export function reduceComposer(state: ComposerState, event: ComposerEvent, freshKey: string): ComposerState {
  const next = withoutSettled(state, change(state, event))
  if (next === state || keepsPost(state, next, event)) return next
  return { ...next, idempotencyKey: freshKey }
}

function missing({ text, media, poll }: ComposerState): ComposerState['lacks'] {
  if (text.trim() === '' && media.length === 0) return 'empty'
  return poll !== null && !hasEnoughOptions(poll) ? 'fewOptions' : null
}

/** Why the post cannot be sent now; null when it can. */
export function postingObstacle(
  state: ComposerState,
  left: number | null,
  /** Characters of a description of a file; null where there is no limit. */
  descriptionLimit: number | null = null,
): 'posting' | 'empty' | 'fewOptions' | 'tooLong' | 'uploading' | 'failedMedia' | null {
  if (state.phase === 'posting') return 'posting'
  const lacks = missing(state)
  if (lacks !== null) return lacks
  if (left !== null && left < 0) return 'tooLong'
  if (descriptionLimit && state.media.some(({ description }) => description.length > descriptionLimit))
    return 'tooLong'
  if (state.media.some((item) => item.state === 'uploading')) return 'uploading'
  if (state.media.some((item) => item.state === 'failed')) return 'failedMedia'
  return null
}
