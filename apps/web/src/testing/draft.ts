import type { DraftData } from '../model/drafts.ts'

/** Nothing was written yet. */
export const emptyDraft: DraftData = {
  spoilerText: '',
  status: '',
  nsfw: false,
  files: [],
  poll: null,
  mediaDescriptions: {},
  visibility: 'public',
  language: 'en',
  contentType: 'text/plain',
  idempotencyKey: '1',
  inReplyToId: null,
  quoteId: null,
}
