import { useT } from '../../i18n/index.ts'
import { useHash } from '../../lib/use-hash.ts'
import { useCan } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { Announcement } from '../../ui/spoken.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { Heading, Timeline } from '../timeline/index.ts'
import { Conversations } from './Conversations.tsx'
import { useUnreadCount } from './conversations.ts'

type View = 'messages' | 'conversations'

const allViews = ['messages', 'conversations'] as const
const onlyConversations = ['conversations'] as const

/** Direct messages: as a timeline, and by the people in them. */
export function DirectMessages() {
  const { viewer } = useSession()
  const hash = useHash()
  const hasTimeline = useCan('directTimeline')
  if (viewer === null) return null
  const views = hasTimeline ? allViews : onlyConversations
  return (
    <Views username={viewer.username} views={views} view={views.find((name) => name === hash) ?? views[0]} />
  )
}

interface ViewsProps {
  readonly username: string
  readonly views: readonly View[]
  readonly view: View
}

function Views({ username, views, view }: ViewsProps) {
  const t = useT()
  const unread = useUnreadCount()
  const tabs = views.length > 1 && (
    <TabLinks
      label={t('directMessages.views')}
      current={view}
      tabs={views.map((name) => ({
        name,
        to: `${paths.dms(username)}#${name}`,
        label: t(`directMessages.tabs.${name}`),
        count: name === 'conversations' && unread > 0 ? t('common.unread', { count: unread }) : null,
      }))}
    />
  )
  if (view === 'messages') {
    return (
      <Timeline
        timelineKey={{ kind: 'dms' }}
        renderHeading={(heading) => (
          <>
            <Heading {...heading} />
            {tabs}
          </>
        )}
      />
    )
  }
  return (
    <>
      <Heading
        title={t('routes.titles.dms')}
        news={null}
        isLoaded={false}
        error={null}
        onShowNew={nothing}
        onRetry={nothing}
      />
      {tabs}
      <Announcement words={unread > 0 ? t('common.unread', { count: unread }) : ''} />
      <Conversations />
    </>
  )
}

const nothing = () => undefined
