import { FollowRequests } from '../../features/follow-requests/index.ts'
import { useT } from '../../i18n/index.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** Who asks to follow the viewer; also for members who have opened their account since. [A26] */
export function FriendRequestsScreen() {
  const t = useT()
  return (
    <Sheet>
      <ColumnHeading title={t('routes.titles.friend-requests')} />
      <FollowRequests />
    </Sheet>
  )
}
