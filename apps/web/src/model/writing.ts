export {
  type ComposingInRow,
  type ComposingInWindow,
  useComposing,
  useComposingAt,
} from './writing/composing-store.ts'
export { beforeComposing, closeComposing, compose, getComposing, stopComposing } from './writing/composing.ts'
export {
  type Draft,
  type DraftData,
  type DraftFile,
  type DraftKey,
  type DraftPoll,
  keepDraft,
  readDraft,
  readDrafts,
  type TriedPost,
  watchDrafts,
  writeDraft,
} from './writing/drafts.ts'
export { isMediaNotFound } from './writing/gone-file.ts'
export { asideOf, contextOf, openDraft } from './writing/open-draft.ts'
export { readDraftText, typeIntoDraft } from './writing/stored-drafts.ts'
