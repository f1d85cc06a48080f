import { isApiError, setReportStates, type NotificationId, type ReportState } from '@skein/api'

import { alone } from '../../lib/alone.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { noticeMs, notify, undoMs, type Failure } from '../../model/notices.ts'

/** Says what became of the report that a notification tells of: at once here, and to the server in the order of the presses. */
export function setReport(id: NotificationId, state: ReportState): void {
  const detail = entityStore.notifications.get(id)?.detail
  if (detail?.kind !== 'report' || detail.id === null) return
  const reportId = detail.id
  const before = detail.state ?? 'open'
  const patch = entityStore.notifications.patch(id, { detail: { ...detail, state } })
  notify({
    level: 'success',
    messageKey: `notifications.reports.${state}`,
    timeout: undoMs,
    undo: () => setReport(id, before),
  })
  void alone(`report ${reportId}`, () => setReportStates(getClient(), [{ id: reportId, state }])).then(
    patch.settle,
    (error: unknown) => {
      patch.drop()
      const reason: Failure | string = isApiError(error) ? error : ''
      notify({ messageKey: 'notifications.reports.failed', messageArgs: { reason }, timeout: noticeMs.error })
    },
  )
}
