import { findRemoteAccount } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { useIsClosed } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { MembersOnly } from '../session/index.ts'
import styles from './remote.module.css'

interface RemoteUserProps {
  /** `name@host`. */
  readonly handle: string
}

/** Looks for somebody by their handle, and gives way to their profile. [PAGES-14] */
export function RemoteUser({ handle }: RemoteUserProps) {
  const t = useT()
  const { viewerId } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['remote person', viewerId, handle],
    queryFn: async ({ signal }) => {
      const account = await findRemoteAccount(getClient(), handle, { signal })
      return account && entityStore.ingestAccount(account)
    },
  })
  const isClosed = useIsClosed(error)
  useEffect(() => {
    if (typeof data === 'string') navigate(paths.profileById(data), { isReplacing: true })
  }, [data])

  const named = `@${handle}`
  if (isClosed) return <MembersOnly />
  if (error !== null) {
    return (
      <LoadFailure
        textKey="remote.failed"
        values={{ handle: named }}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  }
  if (data === null) {
    return (
      <>
        <ErrorRow
          message={t('remote.notFound')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
        <EmptyState
          title={t('remote.nobody', { handle: named })}
          action={<ButtonLink to={paths.search(named)}>{t('remote.search', { handle: named })}</ButtonLink>}
        >
          {t('remote.nobodyText')}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <p className={styles['text']}>
        {t('remote.looking', { handle: named })}
        <small>{t('remote.lookingText')}</small>
      </p>
      <Skeleton kind="line" rows={2} label={t('remote.looking', { handle: named })} />
    </>
  )
}
