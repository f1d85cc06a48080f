import type { AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'

import { RelativeTime, useT } from '../../../i18n/index.ts'
import { longText } from '../../../lib/long-relative-time.ts'
import { useAccount, useRelationship } from '../../../model/entities.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { PersonLink } from '../../people/index.ts'
import { FollowButton } from '../../relations/index.ts'
import { setSelected, useIsSelected } from '../care-state.ts'
import styles from '../FollowCare.module.css'
import { activityOf } from '../rules/activity.ts'

/** One followed person: selecting, who they are, what is known about them, and following. */
export function CareRow({ id }: { readonly id: AccountId }) {
  const t = useT()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const isSelected = useIsSelected(id)
  if (account === undefined) return null
  const isFollowed = relationship?.following !== false
  return (
    <div className={styles['row']} data-selected={isSelected || undefined}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          aria-label={t('followCare.select', { name: account.displayName })}
          checked={isSelected}
          disabled={!isFollowed && !isSelected}
          onChange={(event) => setSelected([id], event.target.checked)}
        />
      </label>
      <div className={styles['person']}>
        <PersonLink id={id} kind="row" />
      </div>
      <div className={styles['facts']}>
        <span>
          <LastPost account={account} />
        </span>
        {relationship !== undefined && isFollowed && (
          <Tag>{t(relationship.followedBy ? 'followCare.mutual' : 'followCare.notBack')}</Tag>
        )}
      </div>
      <div className={styles['follow']}>
        <FollowButton account={account} size="small" />
      </div>
    </div>
  )
}

const hours: ReadonlySet<string> = new Set(['now', 'second', 'minute', 'hour'])

/** When a person last posted. Servers give a day, so hours would be made up. */
function LastPost({ account }: { readonly account: AccountRow }) {
  const t = useT()
  const activity = activityOf(account)
  if (activity.kind !== 'posted')
    return t(activity.kind === 'none' ? 'followCare.noPosts' : 'followCare.lastPostUnknown')
  return (
    <RelativeTime
      at={activity.at}
      toText={(span, _, language) =>
        span.unit === 'now' || span.isFuture || hours.has(span.unit)
          ? t('followCare.postedToday')
          : t('followCare.lastPost', { time: longText(span, language) })
      }
    />
  )
}
