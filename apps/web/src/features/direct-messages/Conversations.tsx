import { useT } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../paged-list/index.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { about, fetchPage } from './conversations.ts'

/** Of a conversation with two lines of its last post, in pixels. */
const rowPx = 84

/** Direct posts by the people in them, the one with the newest post first. */
export function Conversations() {
  const t = useT()
  return (
    <PagedList
      about={about}
      label={t('directMessages.tabs.conversations')}
      fetchPage={fetchPage}
      keyOf={({ id }) => id}
      renderItem={(conversation) => <ConversationRow conversation={conversation} />}
      estimatedSize={rowPx}
      nothing={<EmptyState title={t('directMessages.nothing')}>{t('directMessages.nothingText')}</EmptyState>}
    />
  )
}
