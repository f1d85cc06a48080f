export { type Failure, failureText, sentenceOf } from './notices/failure-text.ts'
export { setUnsavedChanges } from './notices/unload-guard.ts'
export { isInputRefused } from './notices/refused-input.ts'
export { getJournal, type Said, say, takeUnspoken, useJournal } from './notices/speech.ts'
export { takeBackMs } from './notices/take-back-ms.ts'
export {
  dismiss,
  doNoticeAction,
  getNotices,
  type Notice,
  noticeMs,
  notify,
  pauseNotices,
  resumeNotices,
  takeBackSaid,
  undoMs,
  useNotices,
} from './notices/store.ts'
