import type { AccountRow } from '@skein/store'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { useSession } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'
import { Link } from '../../../ui/Link.tsx'
import styles from './Counts.module.css'

type View = 'statuses' | 'follows' | 'followers'

interface CountsProps {
  readonly account: AccountRow
  readonly views: readonly View[]
}

/** How many there are of each, and the way to them where somebody does not hide it. [USER-03, USER-04] */
export function Counts({ account, views }: CountsProps) {
  const t = useT()
  const language = useLanguageTag()
  const { viewerId } = useSession()
  const { restrictedNicknames } = useInstance().facts
  const areHidden = useSetting('hideUserStats')
  if (areHidden) return null
  const isOwn = account.id === viewerId
  const profile = paths.profile(account, restrictedNicknames)
  // The profile that is open may go by another address.
  const here = location.pathname
  const isHere = here === profile || here === paths.profileById(account.id)
  const all = {
    statuses: { count: account.statusesCount, hidesCount: false, hidesView: false },
    follows: {
      count: account.followingCount,
      hidesCount: account.hidesFollowingCount,
      hidesView: account.hidesFollowing,
    },
    followers: {
      count: account.followersCount,
      hidesCount: account.hidesFollowersCount,
      hidesView: account.hidesFollowers,
    },
  }
  return views.map((view) => {
    const { count, hidesCount, hidesView } = all[view]
    const text = (
      <>
        <b>{hidesCount && !isOwn ? t('profile.hidden') : count.toLocaleString(language)}</b>{' '}
        {t(`profile.counts.${view}`, { count })}
      </>
    )
    return hidesView && !isOwn ? (
      <span key={view} className={styles['count']}>
        {text}
      </span>
    ) : (
      <Link key={view} to={`${isHere ? here : profile}#${view}`} className={styles['count']}>
        {text}
      </Link>
    )
  })
}
