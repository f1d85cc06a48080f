import {
  deleteAnnouncement,
  dismissAnnouncement,
  editAnnouncement,
  postAnnouncement,
  type Announcement,
  type AnnouncementDraft,
} from '@skein/api'
import { useQueryClient } from '@tanstack/react-query'

import { useT } from '../../i18n/index.ts'
import { getClient } from '../../model/client.ts'
import { failureText, noticeMs, notify } from '../../model/notices.ts'
import { useSession } from '../../model/session.ts'
import { adminsKey, membersKey } from './use-announcements.ts'

/** What one does with announcements; writing rejects with why it failed, the others say it themselves. */
export function useAnnouncementActs() {
  const t = useT()
  const { viewerId } = useSession()
  const queryClient = useQueryClient()

  const setRead = (id: string, isRead: boolean) =>
    queryClient.setQueryData<Announcement[]>(membersKey(viewerId), (now) =>
      now?.map((each) => (each.id === id ? { ...each, isRead } : each)),
    )
  const askAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: membersKey(viewerId) }),
      queryClient.invalidateQueries({ queryKey: adminsKey(viewerId) }),
    ])
  const sayFailed = (messageKey: 'announcements.readFailed' | 'announcements.deleteFailed', error: unknown) =>
    notify({ messageKey, messageArgs: { reason: failureText(error, t) }, timeout: noticeMs.error })

  return {
    /** Read at once, and unread again when the server does not agree. [ANN-03] */
    async markRead(id: string): Promise<void> {
      // A look that is under way still has it unread.
      await queryClient.cancelQueries({ queryKey: membersKey(viewerId) })
      setRead(id, true)
      try {
        await dismissAnnouncement(getClient(), id)
      } catch (error) {
        setRead(id, false)
        sayFailed('announcements.readFailed', error)
      }
    },
    /** @param id null for a new one */
    async write(id: string | null, draft: AnnouncementDraft): Promise<void> {
      await (id === null ? postAnnouncement(getClient(), draft) : editAnnouncement(getClient(), id, draft))
      await askAgain()
    },
    async remove(id: string): Promise<void> {
      try {
        await deleteAnnouncement(getClient(), id)
        await askAgain()
      } catch (error) {
        sayFailed('announcements.deleteFailed', error)
      }
    },
  }
}
