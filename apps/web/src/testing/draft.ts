import type { DraftData } from '../model/writing.ts'

/** Nothing was written yet. */
export const emptyDraft: DraftData = {
  subject: '',
  status: '',
  isSensitive: false,
  files: [],
  poll: null,
  mediaDescriptions: {},
  scope: 'public',
  language: 'en',
  contentType: 'text/plain',
  idempotencyKey: '1',
  inReplyToId: null,
  quoteId: null,
}
