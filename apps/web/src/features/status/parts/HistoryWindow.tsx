import { fetchStatusHistory, type StatusId, type StatusVersion } from '@skein/api'
import type { StatusRow } from '@skein/store'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { useStatus } from '../../../model/entities.ts'
import { failureText } from '../../../model/failure-text.ts'
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
  const { versions, error, retry } = useVersions(statusId, status?.editedAt ?? null)
  const [marksChanges, setMarksChanges] = useState(true)
  if (status === undefined) return null
  const count = versions === null ? 0 : Math.max(0, versions.length - 1)
  return (
    <Dialog
      title={versions === null ? t('status.versions.titleLoading') : t('status.versions.title', { count })}
      onClose={onClose}
      headerEnd={<IconButton label={t('status.versions.close')} icon={CloseIcon} onClick={onClose} />}
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
          retryLabel={t('status.versions.retry')}
          onRetry={retry}
        />
      )}
      {versions === null && error === null && (
        <div className={styles['busy']} role="status">
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

/** The versions on the server; asked for anew when the post was edited again. [POST-32] */
function useVersions(id: StatusId, editedAt: string | null) {
  const [versions, setVersions] = useState<readonly StatusVersion[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const stop = new AbortController()
    fetchStatusHistory(getClient(), id, { signal: stop.signal }).then(
      (told) => {
        if (stop.signal.aborted) return
        setVersions(told)
        setError(null)
      },
      (reason: unknown) => {
        if (!stop.signal.aborted) setError(reason)
      },
    )
    return () => stop.abort()
  }, [id, editedAt, attempt])

  return {
    versions,
    error,
    retry: () => {
      setError(null)
      setAttempt(attempt + 1)
    },
  }
}
