import { useT } from '../../i18n/index.ts'
import { useHash } from '../../lib/use-hash.ts'
import { paths } from '../../model/routes.ts'
import { useSession } from '../../model/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { NotificationItem } from '../notifications/index.ts'
import { PagedList } from '../paged-list/index.ts'
import { fetchInteractions } from './fetch-interactions.ts'
import { interactionTabs, tabOf } from './rules/tabs.ts'

/** Of a notification in two lines, in pixels. */
const rowPx = 76

/** What others did with the viewer's posts, or with the viewer, kind by kind. */
export function Interactions() {
  const t = useT()
  const { viewer } = useSession()
  const tabs = interactionTabs(viewer?.own?.allowsFollowingMove ?? true)
  const tab = tabOf(useHash(), tabs)
  if (viewer === null) return null
  return (
    <>
      <TabLinks
        label={t('interactions.views')}
        current={tab}
        tabs={tabs.map((name) => ({
          name,
          to: `${paths.interactions(viewer.username)}#${name}`,
          label: t(`interactions.tabs.${name}`),
        }))}
      />
      <PagedList
        key={tab}
        about={['interactions', tab]}
        label={t(`interactions.tabs.${tab}`)}
        fetchPage={(maxId, signal) => fetchInteractions(tab, maxId, signal)}
        keyOf={(id) => id}
        kind="feed"
        renderItem={(id, index, count) => <NotificationItem id={id} position={index + 1} setSize={count} />}
        estimatedSize={rowPx}
        nothing={
          <EmptyState title={t('interactions.nothing')}>{t(`interactions.nothingText.${tab}`)}</EmptyState>
        }
      />
    </>
  )
}
