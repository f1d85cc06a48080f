import { fetchStatus, type StatusId } from '@skein/api'
import { useEffect, useId, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { getClient } from '../../../model/client.ts'
import { entityStore, useAccount, useStatus } from '../../../model/entities.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import type { Hovered } from '../../../ui/HoverOpener.tsx'
import { HoverPanel } from '../../../ui/HoverPanel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Header } from './Header.tsx'
import { PostBody } from './PostBody.tsx'
import styles from './StatusPreview.module.css'

interface StatusPreviewProps extends Hovered {
  readonly statusId: StatusId
}

/** A post in small, beside a link that leads to it. [POST-52, ERR-37] */
export function StatusPreview({ statusId, ...hovered }: StatusPreviewProps) {
  const t = useT()
  return (
    <HoverPanel {...hovered} label={t('status.preview.label')} className={styles['preview']}>
      <Post statusId={statusId} />
    </HoverPanel>
  )
}

function Post({ statusId }: { readonly statusId: StatusId }) {
  const t = useT()
  const id = useId()
  const status = useStatus(statusId)
  const account = useAccount(status?.accountId ?? null)
  const isKnown = status !== undefined && account !== undefined
  const hasFailed = useFetched(statusId, isKnown)
  if (status?.isDeleted || (!isKnown && hasFailed))
    return <p className={styles['line']}>{t('status.statusUnavailable')}</p>
  if (!isKnown)
    return (
      <p className={styles['line']} role="status">
        <Spinner size={20} label={t('status.preview.busy')} />
      </p>
    )
  return (
    <article className={styles['post']} aria-labelledby={`${id}-name`}>
      <div className={styles['head']}>
        <Avatar src={account.avatar} size={24} />
        <Header status={status} account={account} nameId={`${id}-name`} />
      </div>
      <PostBody status={status} id={id} look="timeline" place={statusId} isInConversation={false} />
    </article>
  )
}

/** Fetches a post that is not known; says whether that failed. */
function useFetched(id: StatusId, isKnown: boolean): boolean {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isKnown) return undefined
    const stop = new AbortController()
    fetchStatus(getClient(), id, { signal: stop.signal }).then(
      (status) => void entityStore.ingestStatus(status),
      () => {
        if (!stop.signal.aborted) setFailed(true)
      },
    )
    return () => stop.abort()
  }, [id, isKnown])
  return hasFailed
}
