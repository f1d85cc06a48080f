import type { Attachment, AttachmentId, Scope } from '@skein/api'
import type { DraftData, DraftFile } from '../../../model/writing.ts'
import { freshItem } from '../media/rules/media-item.ts'
import type { ComposerState, MediaItem } from './composer-state.ts'

const kinds: readonly string[] = [
  'image',
  'video',
  'audio',
  'flash',
  'html',
  'unknown',
] satisfies Attachment['kind'][]

/**
 * What is to be kept of a form; null when nothing was added to what it started with.
 * @param written of an edit: the post as it is, from which everything is a change
 */
export function toDraft(
  state: ComposerState,
  start: ComposerState,
  written: ComposerState | null,
): DraftData | null {
  if (written !== null) {
    const draft = draftOf(state)
    const before = { ...draftOf(written), idempotencyKey: draft.idempotencyKey }
    return JSON.stringify(draft) === JSON.stringify(before) ? null : draft
  }
  const isUntouched =
    state.text.trim() === start.text.trim() &&
    state.subject === start.subject &&
    state.media.length === 0 &&
    state.poll === null
  return isUntouched ? null : draftOf(state)
}

/** All that a form holds, as it is kept. */
export function draftOf(state: ComposerState): DraftData {
  const files = state.media.filter(({ attachment, isHeld }) => attachment !== null || isHeld)
  return {
    subject: state.subject,
    status: state.text,
    isSensitive: state.isSensitive,
    files: files.map(({ key, attachment, name, savedDescription }) => ({
      id: attachment?.id ?? '',
      kind: attachment?.kind ?? 'unknown',
      url: attachment?.url ?? '',
      previewUrl: attachment?.previewUrl ?? null,
      name,
      savedDescription,
      ...(key === attachment?.id ? {} : { upload: key }),
    })),
    poll: state.poll,
    mediaDescriptions: Object.fromEntries(
      files.map(({ key, attachment, description }) => [attachment?.id ?? key, description]),
    ),
    scope: state.scope,
    language: state.language,
    contentType: state.contentType,
    idempotencyKey: state.idempotencyKey,
    inReplyToId: state.inReplyToId,
    quoteId: state.quoteId,
    ...(state.triedAt === null ? {} : { triedAt: state.triedAt }),
    ...(state.tried === null ? {} : { tried: state.tried }),
  }
}

function toMedia(file: DraftFile, descriptions: DraftData['mediaDescriptions']): MediaItem {
  const key = file.upload ?? file.id
  const written: unknown = descriptions[file.id || key]
  const description = typeof written === 'string' ? written : ''
  if (file.id === '') return { ...freshItem, key, name: file.name, description }
  const attachment: Attachment = {
    id: file.id as AttachmentId,
    kind: kinds.includes(file.kind) ? (file.kind as Attachment['kind']) : 'unknown',
    mimeType: null,
    url: file.url,
    previewUrl: file.previewUrl,
    remoteUrl: null,
    description: null,
    blurhash: null,
    width: null,
    height: null,
    duration: null,
  }
  const savedDescription = file.savedDescription ?? ''
  return {
    ...freshItem,
    key,
    name: file.name,
    description,
    savedDescription,
    state: 'ready',
    progress: 1,
    attachment,
  }
}

/** The form as it was left. A scope that the replied post no longer allows gives way to the one the form starts with. */
export function fromDraft(draft: DraftData, start: ComposerState, allowed: readonly Scope[]): ComposerState {
  const scope = draft.scope !== null && allowed.includes(draft.scope) ? draft.scope : start.scope
  return {
    ...start,
    text: draft.status,
    subject: draft.subject,
    isSubjectOpen: start.isSubjectOpen || draft.subject !== '',
    scope,
    isSensitive: draft.isSensitive,
    language: draft.language || start.language,
    contentType: draft.contentType || start.contentType,
    media: draft.files.map((file) => toMedia(file, draft.mediaDescriptions)),
    poll: draft.poll ?? start.poll,
    inReplyToId: draft.inReplyToId ?? start.inReplyToId,
    quoteId: draft.quoteId ?? start.quoteId,
    idempotencyKey: draft.idempotencyKey || start.idempotencyKey,
    triedAt: draft.triedAt ?? null,
    tried: draft.tried ?? null,
  }
}
