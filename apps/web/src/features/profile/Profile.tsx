import { isApiError } from '@skein/api'
import { useState, type ReactNode } from 'react'

import { useT } from '../../i18n/index.ts'
import { useHash } from '../../lib/use-hash.ts'
import { failureText } from '../../model/notices.ts'
import { useIsClosed } from '../../model/instance.ts'
import { useOwnPageBackground } from '../../model/look.ts'
import { useSubject } from '../../model/places.ts'
import { isAccountNotFound, type PersonRef } from '../../model/entities.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { MembersOnly } from '../session/index.ts'
import { HeadSkeleton } from './parts/HeadSkeleton.tsx'
import { ProfileHead } from './parts/ProfileHead.tsx'
import { TabBar } from './parts/TabBar.tsx'
import styles from './Profile.module.css'
import { TabView } from './TabView.tsx'
import { isTimelineTab, tabOf, tabsFor } from './rules/tabs.ts'
import { usePerson } from './use-person.ts'
import { useProfileScroll } from './use-profile-scroll.ts'

interface ProfileProps {
  readonly person: PersonRef
  /** Where nobody has the name. */
  readonly instead?: ReactNode
}

/** Somebody: who they are, and what they posted. [TL-03, TAG-03] */
export function Profile({ person, instead }: ProfileProps) {
  const t = useT()
  const { account, error, isAsking, retry } = usePerson(person)
  const isClosed = useIsClosed(error)
  const { viewerId } = useSession()
  const usual = useSetting('userProfileDefaultTab')
  const hash = useHash()
  const [end, setEnd] = useState<Element | null>(null)
  useSubject(account === undefined ? null : `${account.displayName} (@${account.handle})`)
  const isOwn = account !== undefined && account.id === viewerId
  const tabs = account === undefined ? [] : tabsFor({ ...account, isOwn })
  const [word = '', part = ''] = hash.split('/')
  const tab = tabOf(word, tabs, usual)
  const showsBackground = useSetting('displayPageBackgrounds')
  useOwnPageBackground(showsBackground ? (account?.background ?? null) : null)
  const bar = useProfileScroll(isTimelineTab(tab))

  if (error !== null && isAccountNotFound(error)) {
    if (instead !== undefined) return instead
    return (
      <>
        <ColumnHeading title={t('routes.titles.user-profile')} />
        <EmptyState
          title={t('profile.profile_does_not_exist')}
          action={<ButtonLink to={paths.root}>{t('common.goHome')}</ButtonLink>}
        >
          {t('profile.missingText')}
        </EmptyState>
      </>
    )
  }
  if (isClosed) {
    return (
      <>
        <ColumnHeading title={t('routes.titles.user-profile')} />
        <MembersOnly />
      </>
    )
  }
  if (account === undefined) {
    return error === null ? (
      <HeadSkeleton label={t('profile.loading')} />
    ) : (
      <>
        <ColumnHeading title={t('routes.titles.user-profile')} />
        <ErrorRow
          message={
            isApiError(error)
              ? t('profile.failedBecause', { reason: failureText(error, t) })
              : t('profile.profile_loading_error')
          }
          retryLabel={t('common.retry')}
          onRetry={retry}
          isRetrying={isAsking}
        />
      </>
    )
  }
  return (
    <div className={styles['profile']}>
      <ProfileHead account={account} isOwn={isOwn} />
      {error !== null && (
        <ErrorRow
          message={t('profile.old', { reason: failureText(error, t) })}
          retryLabel={t('common.retry')}
          onRetry={retry}
          isRetrying={isAsking}
        />
      )}
      <TabBar ref={bar} tabs={tabs} current={tab} statusesCount={account.statusesCount} endRef={setEnd} />
      <div className={styles['view']}>
        <TabView account={account} tab={tab} part={part} isOwn={isOwn} end={end} />
      </div>
    </div>
  )
}
