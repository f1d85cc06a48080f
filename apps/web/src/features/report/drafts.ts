import type { AccountId, ReportCategory, StatusId } from '@skein/api'
import { useStore } from 'zustand'

import { sessionStore } from '../../model/session.ts'

export interface ReportDraft {
  readonly step: 'posts' | 'words' | 'sent'
  /** Ticked posts, those that it began at first. */
  readonly statusIds: readonly StatusId[]
  readonly comment: string
  readonly reason: ReportCategory | null
  readonly forwards: boolean
  /** `unanswered`: it may have arrived; `left`: so it may, and it is not sent again. */
  readonly state: 'writing' | 'sending' | 'failed' | 'unanswered' | 'left' | 'sent'
  readonly error: unknown
  /** The comment that went with what failed. */
  readonly failedComment: string | null
}

const fresh: ReportDraft = {
  step: 'posts',
  statusIds: [],
  comment: '',
  reason: null,
  forwards: false,
  state: 'writing',
  error: null,
  failedComment: null,
}

/** Whatever was begun, by the person it is about; the page keeps it when the window is closed. */
const drafts = sessionStore<{ readonly byId: ReadonlyMap<AccountId, ReportDraft> }>(() => ({
  byId: new Map(),
}))

export function getDraft(id: AccountId): ReportDraft {
  return drafts.getState().byId.get(id) ?? fresh
}

export function useDraft(id: AccountId): ReportDraft {
  return useStore(drafts, ({ byId }) => byId.get(id) ?? fresh)
}

export function changeDraft(id: AccountId, change: Partial<ReportDraft>): void {
  drafts.setState(({ byId }) => ({ byId: new Map(byId).set(id, { ...getDraft(id), ...change }) }))
}

export function forgetDraft(id: AccountId): void {
  const byId = new Map(drafts.getState().byId)
  byId.delete(id)
  drafts.setState({ byId })
}

/** The window opens: what was begun is there, with the post that it comes from now ticked. */
export function beginDraft(id: AccountId, statusId: StatusId | null): void {
  if (isOver(getDraft(id))) forgetDraft(id)
  const { statusIds, state } = getDraft(id)
  if (statusId === null || statusIds.includes(statusId)) changeDraft(id, {})
  else if (state === 'writing' || state === 'failed')
    changeDraft(id, { statusIds: [statusId, ...statusIds], step: 'posts' })
}

/** Nothing is written or waited for any more: the next report about them is another one. */
function isOver({ state }: ReportDraft): boolean {
  return state === 'sent' || state === 'left'
}

/** Whether closing the window would lose something that somebody wrote or waits for. */
export function isWorthKeeping(draft: ReportDraft): boolean {
  const { comment, reason, state } = draft
  if (isOver(draft)) return false
  return state !== 'writing' || comment.trim() !== '' || reason !== null
}
