import type { AccountId } from '@skein/api'

import { useT } from '../../i18n/index.ts'
import { useAccount } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { Tag } from '../../ui/Tag.tsx'
import { FollowButton, RelationTags } from '../relations/index.ts'
import styles from './FollowRow.module.css'
import { PersonRow } from './PersonRow.tsx'

/** Somebody in a list of people, what they are to the viewer, and following them. */
export function FollowRow({ id }: { readonly id: AccountId }) {
  const t = useT()
  const account = useAccount(id)
  const { viewerId } = useSession()
  if (account === undefined) return null
  return (
    <PersonRow id={id}>
      <span className={styles['tags']}>
        {id === viewerId ? <Tag>{t('relations.you')}</Tag> : <RelationTags id={id} />}
      </span>
      <FollowButton account={account} size="small" />
    </PersonRow>
  )
}
