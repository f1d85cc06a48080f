import { fetchAnnouncements, fetchAdminAnnouncements, isApiError, type Announcement } from '@skein/api'
import { useQuery } from '@tanstack/react-query'

import { getClient } from '../../model/client.ts'
import { useCan } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { pollMs } from './limits.ts'
import { mergeLists } from './rules/merge-lists.ts'

/** What members see. */
export const membersKey = (viewerId: string | null) => ['announcements', viewerId] as const
/** What admins see; never under the key of the members' list, which is asked for again by itself. */
export const adminsKey = (viewerId: string | null) => ['announcements of admin', viewerId] as const

const isRefused = (error: unknown) =>
  isApiError(error, 'http') && error.status !== null && [401, 403, 404].includes(error.status)

async function unlessRefused<None>(asked: Promise<Announcement[]>, none: None) {
  try {
    return await asked
  } catch (error) {
    if (isRefused(error)) return none
    throw error
  }
}

function useMembersList(isWanted: boolean) {
  const { viewerId } = useSession()
  return useQuery({
    queryKey: membersKey(viewerId),
    queryFn: ({ signal }) => {
      const asked = fetchAnnouncements(getClient(), { signal })
      // Visitors read them where the server lets them, and see none elsewhere [A20].
      return viewerId === null ? unlessRefused(asked, []) : asked
    },
    enabled: isWanted,
    refetchInterval: viewerId === null ? false : pollMs,
  })
}

/** Whether there are announcements for this viewer: not every server shows them to visitors. */
export function useHasAnnouncements(): boolean {
  const arePublic = useCan('publicAnnouncements')
  return useSession().viewerId !== null || arePublic
}

/** How many announcements the viewer has not read; 0 for visitors, who have nothing to read them with. */
export function useUnreadAnnouncements(): number {
  const { viewerId } = useSession()
  const { data } = useMembersList(viewerId !== null)
  return viewerId === null ? 0 : (data?.filter((announcement) => !announcement.isRead).length ?? 0)
}

/** Everything there is for this viewer. */
export function useAnnouncements() {
  const { viewer, viewerId, status } = useSession()
  const canEdit = useCan('announcementEditing')
  const isAdmin = viewer?.role === 'admin' && canEdit
  const members = useMembersList(viewerId !== null || status === 'visitor')
  const admins = useQuery({
    queryKey: adminsKey(viewerId),
    // Null where the server lets nobody write announcements this way.
    queryFn: ({ signal }) => unlessRefused(fetchAdminAnnouncements(getClient(), { signal }), null),
    enabled: isAdmin,
  })
  const isKnown = members.data !== undefined && (!isAdmin || admins.data !== undefined || admins.isError)
  return {
    /** Null while nothing is known. */
    items: isKnown ? mergeLists(members.data, admins.data ?? null) : null,
    canWrite: isAdmin && admins.data !== null,
    error: members.data === undefined ? members.error : admins.error,
    isAsking: members.isFetching || admins.isFetching,
    retry: () => {
      void members.refetch()
      if (isAdmin) void admins.refetch()
    },
  }
}
