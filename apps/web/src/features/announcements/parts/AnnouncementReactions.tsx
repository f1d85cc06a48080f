import { useT } from '../../../i18n/index.ts'
import { useCan } from '../../../model/instance.ts'
import { useSession } from '../../../model/session.ts'
import { OtherReactions } from '../../status/index.ts'
import { useReactTo } from '../react.ts'
import type { ListedAnnouncement } from '../rules/merge-lists.ts'

/** What people reacted with, where the server has such a thing, to what members see. */
export function AnnouncementReactions({ announcement }: { readonly announcement: ListedAnnouncement }) {
  const t = useT()
  const { viewerId } = useSession()
  const isOffered = useCan('announcementReactions')
  const { id, reactions, isInactive } = announcement
  const reactTo = useReactTo(id)
  if (!isOffered || isInactive || reactions === null) return null
  return (
    <OtherReactions
      reactions={reactions}
      label={t('announcements.reactions.label')}
      addLabel={t('announcements.reactions.add')}
      onReact={viewerId !== null && reactTo}
    />
  )
}
