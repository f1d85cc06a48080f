import type { StatusId } from '@skein/api'
import { useEffect } from 'react'

import { useHistoryKey } from '../../lib/history-key.ts'
import { useSession } from '../../model/session.ts'
import { loadThread } from '../../model/threads.ts'
import { ConversationVisit } from './ConversationVisit.tsx'

/** [CONV-01, CONV-02] The whole thread of a post, always open. Each history entry is a visit with a place of its own. */
export function Conversation({ statusId }: { readonly statusId: StatusId }) {
  const { viewerId } = useSession()
  const historyKey = useHistoryKey()

  useEffect(() => {
    void loadThread(statusId)
  }, [statusId, viewerId])

  return <ConversationVisit key={historyKey} statusId={statusId} historyKey={historyKey} />
}
