import { fetchFollows, type AccountId, type FollowSide } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../paged-list/index.ts'
import { FollowRow } from '../people/index.ts'

interface PeopleProps {
  readonly accountId: AccountId
  readonly side: FollowSide
}

/** Who follows somebody, or whom they follow. */
export function People({ accountId, side }: PeopleProps) {
  const t = useT()
  return (
    <PagedList
      about={[side, accountId]}
      label={t(`profile.tabs.${side === 'following' ? 'follows' : side}`)}
      fetchPage={async (maxId, signal) => {
        const page = await fetchFollows(getClient(), side, accountId, { maxId, signal })
        return { ...page, items: page.items.map((account) => entityStore.ingestAccount(account)) }
      }}
      keyOf={(id) => id}
      renderItem={(id) => <FollowRow id={id} />}
      nothing={
        <EmptyState title={t('profile.list.nobody')}>
          {t(side === 'followers' ? 'profile.list.noFollowers' : 'profile.list.noFollows')}
        </EmptyState>
      }
    />
  )
}
