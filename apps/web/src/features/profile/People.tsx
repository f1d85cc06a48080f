import { fetchFollows, type AccountId, type FollowSide } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { entityStore, useAccount } from '../../model/entities.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PersonAvatar } from '../media/index.ts'
import { EmojiText } from '../rich-text/index.ts'
import { PagedList } from './parts/PagedList.tsx'
import styles from './rows.module.css'

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
      fetchPage={async (maxId, signal) => {
        const page = await fetchFollows(getClient(), side, accountId, { maxId, signal })
        return { ...page, items: page.items.map((account) => entityStore.ingestAccount(account)) }
      }}
      keyOf={(id) => id}
      renderItem={(id) => <PersonRow id={id} />}
      nothing={
        <EmptyState title={t('profile.list.nobody')}>
          {t(side === 'followers' ? 'profile.list.noFollowers' : 'profile.list.noFollows')}
        </EmptyState>
      }
    />
  )
}

function PersonRow({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  const { restrictedNicknames } = useInstance()
  if (account === undefined) return null
  return (
    <Link to={paths.profile(account, restrictedNicknames)} className={styles['row']}>
      <PersonAvatar account={account} size={36} />
      <span className={styles['who']}>
        <b className={styles['name']} dir="auto">
          <EmojiText text={account.displayName} emojis={account.emojis} />
        </b>
        <span className={styles['handle']} dir="ltr">
          @{account.handle}
        </span>
      </span>
    </Link>
  )
}
