import { fetchAnnouncements } from '@skein/api'
import { useQuery } from '@tanstack/react-query'
import { getClient } from '../../model/client.ts'
import { useSession } from '../../model/session.ts'

/** Time between two looks, in ms [LIM-03]. */
const pollMs = 60_000

/** How many announcements the viewer has not read; 0 for visitors, who have nothing to read them with. */
export function useUnreadAnnouncements(): number {
  const { viewerId } = useSession()
  const { data } = useQuery({
    queryKey: ['announcements', viewerId],
    queryFn: ({ signal }) => fetchAnnouncements(getClient(), { signal }),
    enabled: viewerId !== null,
    refetchInterval: pollMs,
  })
  return data?.filter((announcement) => !announcement.isRead).length ?? 0
}
