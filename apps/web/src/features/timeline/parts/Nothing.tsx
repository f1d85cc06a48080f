import type { AccountId, TimelineKey } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useAccount, useRelationship } from '../../../model/entities.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ExternalIcon } from '../../../ui/icons.tsx'
import styles from './Nothing.module.css'

export interface NothingProps {
  readonly timelineKey: TimelineKey
}

/** In the place of posts where there are none, and why that may be. */
export function Nothing({ timelineKey }: NothingProps) {
  const t = useT()
  const { kind } = timelineKey
  if ('accountId' in timelineKey) return <NothingOf accountId={timelineKey.accountId as AccountId} />
  const isExplained = kind === 'friends' || kind === 'bookmarks' || kind === 'dms'
  return (
    <EmptyState title={t('timeline.empty.title')}>
      {t(`timeline.empty.${isExplained ? kind : 'other'}`)}
    </EmptyState>
  )
}

/** Of somebody: they are elsewhere, or show their posts to others. */
function NothingOf({ accountId }: { readonly accountId: AccountId }) {
  const t = useT()
  const account = useAccount(accountId)
  const relationship = useRelationship(accountId)
  const title = t('timeline.empty.title')
  if (account === undefined) return <EmptyState title={title}>{t('timeline.empty.other')}</EmptyState>
  const { displayName: name, isDeactivated, isLocked, isLocal, url } = account
  if (isDeactivated) return <EmptyState title={title}>{t('profile.nothing.deactivated')}</EmptyState>
  if (relationship?.blockedBy === true)
    return <EmptyState title={title}>{t('profile.nothing.blockedBy', { name })}</EmptyState>
  if (isLocked && relationship?.following === false)
    return <EmptyState title={title}>{t('profile.nothing.locked', { name })}</EmptyState>
  if (isLocal || url === '') return <EmptyState title={title}>{t('timeline.empty.other')}</EmptyState>
  return (
    <EmptyState
      title={title}
      action={
        <a href={url} target="_blank" rel="noopener noreferrer" className={styles['away']}>
          {t('profile.nothing.open')}
          <ExternalIcon size={14} />
        </a>
      }
    >
      {t('profile.nothing.remote', { name })}
    </EmptyState>
  )
}
