import { can, sendReport as callSendReport } from '@skein/api'
import type { AccountRow } from '@skein/store'

import type { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { getInstance } from '../../model/instance.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import { getReporting } from '../../model/windows.ts'
import { getSession } from '../../model/session.ts'
import { changeDraft, forgetDraft, getDraft } from './drafts.ts'
import { mayBeDelivered } from './rules/failures.ts'
import { wordsOf } from './rules/words.ts'

/** Sends what is written about somebody, once. Never rejects; who closed the window is told outside of it. */
export async function sendReport(account: AccountRow, t: ReturnType<typeof useT>): Promise<void> {
  const { id: accountId, displayName: name } = account
  const { statusIds, forwards, comment, reason, state } = getDraft(accountId)
  if (state === 'sending') return
  const { viewerId } = getSession()
  /** The session ended meanwhile, and its drafts with it; the same account may be signed in again. */
  const isLeft = () => getSession().viewerId !== viewerId || getDraft(accountId).state !== 'sending'
  const isOpen = () => getReporting()?.accountId === accountId
  const words = wordsOf({
    comment,
    reason,
    reasonText: reason === null ? '' : t(`report.reasons.${reason}`),
    sorts: can(getInstance(), 'reportCategories'),
  })
  changeDraft(accountId, { state: 'sending', error: null })
  try {
    await callSendReport(getClient(), { accountId, statusIds, forwards, ...words })
  } catch (error) {
    if (isLeft()) return
    const isUnanswered = mayBeDelivered(error)
    changeDraft(accountId, {
      state: isUnanswered ? 'unanswered' : 'failed',
      error,
      failedComment: comment,
    })
    if (!isOpen())
      notify({
        messageKey: isUnanswered ? 'report.unansweredLater' : 'report.failedLater',
        messageArgs: { name },
        timeout: noticeMs.error,
      })
    return
  }
  if (isLeft()) return
  if (isOpen()) {
    changeDraft(accountId, { state: 'sent', step: 'sent' })
    return
  }
  forgetDraft(accountId)
  notify({
    level: 'success',
    messageKey: 'report.sentLater',
    messageArgs: { name },
    timeout: noticeMs.success,
  })
}
