import type { Scope, StatusId } from '@skein/api'
import { allowedScopes, initialScope, type AccountRow, type StatusRow } from '@skein/store'
import type { DraftKey } from '../../model/drafts.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import { getSetting } from '../../model/settings.ts'
import type { ComposerState } from './rules/composer-state.ts'
import { initialLanguage, replyPrefill, replySubject } from './rules/text-rules.ts'

/** What is being written: a post of its own, an answer, or a quote. */
export type ComposerMode = { kind: 'new' } | { kind: 'reply' | 'quote'; statusId: StatusId }

export function draftKeyOf(mode: ComposerMode): DraftKey {
  return mode.kind === 'new' ? 'status' : `${mode.kind}:${mode.statusId}`
}

/** The post that is answered or quoted, when there is one. */
export function targetOf(mode: ComposerMode): StatusRow | null {
  return mode.kind === 'new' ? null : (entityStore.statuses.get(mode.statusId) ?? null)
}

export function scopesFor(mode: ComposerMode): readonly Scope[] {
  return allowedScopes(mode.kind === 'reply' ? (targetOf(mode)?.scope ?? null) : null)
}

function prefill(mode: ComposerMode, target: StatusRow | null, viewerId: string | null): string {
  const author = target ? entityStore.accounts.get(target.accountId) : undefined
  if (!target || !author) return ''
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
    idempotencyKey: String(Date.now()),
    phase: 'editing',
    error: null,
  }
}
