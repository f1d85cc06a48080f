import type { Scope, StatusId } from '@skein/api'
import { allowedScopes, initialScope, type AccountRow, type StatusRow } from '@skein/store'
import type { DraftData, DraftKey } from '../../model/drafts.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import { getSetting } from '../../model/settings.ts'
import type { ComposerState } from './rules/composer-state.ts'
import { initialLanguage, replyPrefill, replySubject } from './rules/text-rules.ts'

/** What is being written: a post of its own, an answer, a quote, or a post that was written before. */
export type ComposerMode =
  | { kind: 'new' }
  | { kind: 'reply' | 'quote'; statusId: StatusId }
  | { kind: 'edit' | 'redraft'; statusId: StatusId; written: DraftData }
  | { kind: 'again'; entryId: string; written: DraftData }

/** Null while editing: the post itself is kept by the server [COMP-20]. */
export function draftKeyOf(mode: ComposerMode): DraftKey | null {
  if (mode.kind === 'edit') return null
  if (mode.kind === 'new') return 'status'
  return mode.kind === 'again' ? `again:${mode.entryId}` : `${mode.kind}:${mode.statusId}`
}

/** The post that is answered or quoted, when there is one. */
function targetOf(mode: ComposerMode): StatusRow | null {
  if (mode.kind === 'new' || mode.kind === 'edit') return null
  const isRewrite = mode.kind === 'redraft' || mode.kind === 'again'
  const id = isRewrite ? (mode.written.inReplyToId as StatusId | null) : mode.statusId
  return id === null ? null : (entityStore.statuses.get(id) ?? null)
}

export function scopesFor(mode: ComposerMode): readonly Scope[] {
  const isAnswer = mode.kind === 'reply' || mode.kind === 'redraft' || mode.kind === 'again'
  return allowedScopes(isAnswer ? (targetOf(mode)?.scope ?? null) : null)
}

/** Whether the server may be asked about the files of a form: it does not tell of those of a post that stands. */
export function areFilesUnposted(mode: ComposerMode): boolean {
  if (mode.kind === 'edit') return false
  // Known as long as the page that deletes it: the server may not have done so yet.
  return mode.kind !== 'redraft' || entityStore.statuses.get(mode.statusId) === undefined
}

function prefill(mode: ComposerMode, target: StatusRow | null, viewerId: string | null): string {
  const author = target ? entityStore.accounts.get(target.accountId) : undefined
  if (!target || !author || mode.kind === 'redraft' || mode.kind === 'again') return ''
  return replyPrefill({ account: author, mentions: mode.kind === 'reply' ? target.mentions : [] }, viewerId)
}

/** The empty form of a mode, before any draft. */
export function startState(
  mode: ComposerMode,
  viewer: AccountRow | null,
  interfaceLanguage: string,
): ComposerState {
  const target = targetOf(mode)
  const isReply = mode.kind === 'reply'
  const subject = isReply && target ? replySubject(target.subject, getSetting('subjectLineBehavior')) : ''
  const wantedType = getSetting('postContentType')
  const formats = getInstance().postFormats
  return {
    text: prefill(mode, target, viewer?.id ?? null),
    subject,
    isSubjectOpen: subject !== '',
    scope: initialScope(viewer?.own?.defaultScope ?? null, isReply ? (target?.scope ?? null) : null),
    isSensitive: false,
    language: initialLanguage(
      isReply ? (target?.language ?? null) : null,
      getSetting('postLanguage'),
      interfaceLanguage,
    ),
    contentType: formats.includes(wantedType) ? wantedType : 'text/plain',
    media: [],
    poll: null,
    closedPoll: null,
    inReplyToId: isReply ? mode.statusId : null,
    quoteId: mode.kind === 'quote' ? mode.statusId : null,
    idempotencyKey: String(Date.now()),
    phase: 'editing',
    error: null,
  }
}
