import type { AccountId } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { useAccount } from '../../model/entities.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../paged-list/index.ts'
import { PersonRow } from '../people/index.ts'
import styles from './FollowRequests.module.css'
import { RequestButtons } from './RequestButtons.tsx'
import { about, fetchRequests } from './requests.ts'

/** Who asks to follow the viewer. [FREQ-01] */
export function FollowRequests() {
  const t = useT()
  return (
    <div data-follow-requests>
      <PagedList
        about={about}
        label={t('followRequests.label')}
        fetchPage={fetchRequests}
        keyOf={(id) => id}
        renderItem={(id) => <RequestRow id={id} />}
        nothing={<EmptyState title={t('followRequests.none')}>{t('followRequests.noneText')}</EmptyState>}
      />
    </div>
  )
}

function RequestRow({ id }: { readonly id: AccountId }) {
  const account = useAccount(id)
  if (account === undefined) return null
  return (
    <div className={styles['request']}>
      <PersonRow id={id}>
        <RequestButtons account={account} />
      </PersonRow>
    </div>
  )
}
