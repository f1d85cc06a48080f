import { useEffect } from 'react'

import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { useIsClosed } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { PersonLink } from '../people/index.ts'
import { MembersOnly } from '../session/index.ts'
import { StatusCard } from '../status/index.ts'
import { OwnServerForm } from './OwnServerForm.tsx'
import styles from './remote.module.css'
import { useTarget, type Target } from './use-target.ts'

/** Members act here; visitors are led to their own server. [ROUTE-20] */
export function RemoteInteraction() {
  const t = useT()
  const { viewerId } = useSession()
  const { data, error, isFetching, isNamed, refetch } = useTarget()
  const isClosed = useIsClosed(error)
  const isMember = viewerId !== null
  useEffect(() => {
    if (!isMember || data == null) return
    navigate(pathOf(data), { isReplacing: true })
  }, [isMember, data])

  if (isClosed) return <MembersOnly />
  if (error !== null) {
    return (
      <LoadFailure textKey="remote.interact.failed" error={error} onRetry={refetch} isRetrying={isFetching} />
    )
  }
  if (!isNamed || data === null) {
    const words = isNamed ? t('remote.interact.missing') : t('remote.interact.nothing')
    const home = <ButtonLink to={paths.root}>{t('common.goHome')}</ButtonLink>
    return <EmptyState title={words} action={home} />
  }
  if (data === undefined || isMember) {
    return <Skeleton rows={1} label={t('common.loading')} />
  }
  return (
    <>
      <div className={styles['about']}>
        {data.kind === 'status' ? (
          <StatusCard statusId={data.id} hasNoLine />
        ) : (
          <PersonLink id={data.id} kind="row" />
        )}
      </div>
      <OwnServerForm uri={data.uri} words={t(`remote.interact.${data.kind}`)} />
    </>
  )
}

const pathOf = ({ kind, id }: Target) => (kind === 'status' ? paths.conversation(id) : paths.profileById(id))
