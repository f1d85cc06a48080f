import { can, type Scope, type StatusId } from '@skein/api'
import { allowedScopes, initialScope, type AccountRow, type StatusRow } from '@skein/store'
import type { DraftData, DraftKey } from '../../model/writing.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import { getSetting } from '../../model/settings.ts'
import type { ComposerState } from './rules/composer-state.ts'
import { newIdempotencyKey } from './rules/idempotency-key.ts'
import { initialLanguage, replyPrefill, replySubject } from './rules/text-rules.ts'

/** What is being written: a post of its own, an answer, a quote, or a post that was written before. */
export type ComposerMode = (
  | { readonly kind: 'new' }
  | { readonly kind: 'mention'; readonly acct: string }
  | { readonly kind: 'reply' | 'quote'; readonly statusId: StatusId }
  | { readonly kind: 'edit' | 'redraft'; readonly statusId: StatusId; readonly written: DraftData }
  | { readonly kind: 'again'; readonly entryId: string; readonly written: DraftData }
) & {
  /** Where it is kept, when that is not the first draft of what it is about. */
  readonly draftKey?: DraftKey
}

/** Where a form keeps what is typed [COMP-20]. */
export function draftKeyOf(mode: ComposerMode): DraftKey {
  if (mode.draftKey !== undefined) return mode.draftKey
  if (mode.kind === 'new') return 'status'
  if (mode.kind === 'mention') return `mention:${mode.acct}`
  return mode.kind === 'again' ? `again:${mode.entryId}` : `${mode.kind}:${mode.statusId}`
}

/** Which post is answered or quoted. */
export function targetIdOf(mode: ComposerMode): StatusId | null {
  if (mode.kind === 'new' || mode.kind === 'mention' || mode.kind === 'edit') return null
  const isRewrite = mode.kind === 'redraft' || mode.kind === 'again'
  return isRewrite ? (mode.written.inReplyToId as StatusId | null) : mode.statusId
}

function targetOf(mode: ComposerMode): StatusRow | null {
  const id = targetIdOf(mode)
  return id === null ? null : (entityStore.statuses.get(id) ?? null)
}

export function scopesFor(mode: ComposerMode): readonly Scope[] {
  const isAnswer = mode.kind === 'reply' || mode.kind === 'redraft' || mode.kind === 'again'
  const hasLocal = can(getInstance(), 'localScope')
  return allowedScopes(isAnswer ? (targetOf(mode)?.scope ?? null) : null).filter(
    (scope) => scope !== 'local' || hasLocal,
  )
}

/** Whether the server may be asked about the files of a form: it does not tell of those of a post that stands. */
export function areFilesUnposted(mode: ComposerMode): boolean {
  if (mode.kind === 'edit') return false
  // Known as long as the page that deletes it: the server may not have done so yet.
  return mode.kind !== 'redraft' || entityStore.statuses.get(mode.statusId) === undefined
}

function prefill(mode: ComposerMode, target: StatusRow | null, viewerId: string | null): string {
  if (mode.kind === 'mention') return `@${mode.acct} `
  const author = target ? entityStore.accounts.get(target.accountId) : undefined
  if (!target || !author || mode.kind === 'redraft' || mode.kind === 'again') return ''
  return replyPrefill({ account: author, mentions: mode.kind === 'reply' ? target.mentions : [] }, viewerId)
}

export interface StartOptions {
  readonly mode: ComposerMode
  readonly viewer: AccountRow | null
  /** Of the interface. */
  readonly language: string
  readonly isSubjectWanted: boolean
}

/** The empty form of a mode, before any draft. */
export function startState({ mode, viewer, language, isSubjectWanted }: StartOptions): ComposerState {
  const target = targetOf(mode)
  const isReply = mode.kind === 'reply'
  const subject = isReply && target ? replySubject(target.subject, getSetting('subjectLineBehavior')) : ''
  const wantedType = getSetting('postContentType')
  const formats = getInstance().facts.postFormats
  return {
    text: prefill(mode, target, viewer?.id ?? null),
    subject,
    isSubjectOpen: isSubjectWanted || subject !== '',
    scope: initialScope(viewer?.own?.defaultScope ?? null, isReply ? (target?.scope ?? null) : null),
    isSensitive: false,
    language: initialLanguage(
      isReply ? (target?.language ?? null) : null,
      getSetting('postLanguage'),
      language,
    ),
    contentType:
      [wantedType, 'text/plain', ...formats].find((type) => formats.includes(type)) ?? 'text/plain',
    media: [],
    poll: null,
    closedPoll: null,
    inReplyToId: isReply ? mode.statusId : null,
    quoteId: mode.kind === 'quote' ? mode.statusId : null,
    idempotencyKey: newIdempotencyKey(Date.now()),
    triedAt: null,
    tried: null,
    phase: 'editing',
    error: null,
    lacks: null,
  }
}
