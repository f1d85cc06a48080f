import type { AccountId } from '@skein/api'

import { useT } from '../../../i18n/index.ts'
import { useRelationship } from '../../../model/entities.ts'
import { Tag } from '../../../ui/Tag.tsx'

/** What somebody is to the viewer, in words. */
export function RelationTags({ id }: { readonly id: AccountId }) {
  const t = useT()
  const relationship = useRelationship(id)
  if (relationship === undefined) return null
  const { followedBy, blockedBy, requestedBy, muting, blocking } = relationship
  return (
    <>
      {followedBy && <Tag>{t('relations.followsYou')}</Tag>}
      {requestedBy && <Tag>{t('relations.requestedYou')}</Tag>}
      {blockedBy && <Tag>{t('relations.blocksYou')}</Tag>}
      {muting && <Tag>{t('relations.muted')}</Tag>}
      {blocking && <Tag>{t('relations.blocked')}</Tag>}
    </>
  )
}
