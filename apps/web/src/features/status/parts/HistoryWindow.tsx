import { fetchStatusHistory, type StatusId, type StatusVersion } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { getClient } from '../../../model/client.ts'
import { useStatus } from '../../../model/entities.ts'
import { failureText } from '../../../model/notices.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { completeVersions } from '../rules/versions.ts'
import styles from './HistoryWindow.module.css'
import { VersionItem } from './VersionItem.tsx'

interface HistoryWindowProps {
  readonly statusId: StatusId
  readonly onClose: () => void
}

/** Every version of a post, the newest first. [POST-31, POST-32] */
export function HistoryWindow({ statusId, onClose }: HistoryWindowProps) {
  const t = useT()
  const status = useStatus(statusId)
  // Asked for anew when the post was edited again.
  const {
    value: versions,
    error,
    retry,
  } = useAnswer({
    about: statusId,
    version: status?.editedAt ?? null,
    ask: (signal) => fetchStatusHistory(getClient(), statusId, { signal }),
  })
  const [marksChanges, setMarksChanges] = useState(true)
  if (status === undefined) return null
  const count = versions === null ? 0 : Math.max(0, versions.length - 1)
  return (
    <Dialog
      title={versions === null ? t('status.versions.titleLoading') : t('status.versions.title', { count })}
      onClose={onClose}
      headerEnd={<IconButton label={t('common.close')} icon={CloseIcon} onClick={onClose} />}
    >
      {versions !== null && count > 0 && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={marksChanges}
            onChange={(event) => setMarksChanges(event.target.checked)}
          />
          {t('status.versions.differences')}
        </label>
      )}
      {versions !== null && <Versions versions={versions} status={status} marksChanges={marksChanges} />}
      {error !== null && (
        <ErrorRow
          message={t('status.versions.failed', { reason: failureText(error, t) })}
          retryLabel={t('common.retry')}
          onRetry={retry}
        />
      )}
      {versions === null && error === null && (
        <div className={styles['busy']}>
          <Spinner size={20} label={t('status.versions.busy')} />
        </div>
      )}
    </Dialog>
  )
}

interface VersionsProps {
  readonly versions: readonly StatusVersion[]
  readonly status: StatusRow
  readonly marksChanges: boolean
}

function Versions({ versions, status, marksChanges }: VersionsProps) {
  const complete = completeVersions(versions, status)
  return (
    <ol className={styles['versions']}>
      {complete.map((version, index) => (
        // A version has no name of its own, and none moves.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={complete.length - index} className={styles['version']}>
          <VersionItem
            version={version}
            earlier={complete[index + 1] ?? null}
            status={status}
            isNewest={index === 0}
            marksChanges={marksChanges}
          />
        </li>
      ))}
    </ol>
  )
}
