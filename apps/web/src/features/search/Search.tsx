import type { StatusId } from '@skein/api'
import { useEffect } from 'react'

import { useT } from '../../i18n/index.ts'
import { useHash } from '../../lib/use-hash.ts'
import { useStatus } from '../../model/entities.ts'
import { paths } from '../../model/routes.ts'
import { useIsClosed } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { FollowRow } from '../people/index.ts'
import { StatusCard } from '../status/index.ts'
import { estimatedRowPx } from '../timeline/index.ts'
import { FoundList } from './FoundList.tsx'
import { FoundTag } from './FoundTag.tsx'
import { rememberSearch } from './recent.ts'
import { searchTabs, tabOf, type Counts } from './rules/tabs.ts'
import { MembersOnly } from '../session/index.ts'
import { SearchField } from './SearchField.tsx'
import { useServerResults, type FoundIds } from './use-server-results.ts'

const countsOf = ({ accounts, hashtags, statuses }: FoundIds): Counts => ({
  statuses: statuses.length,
  people: accounts.length,
  hashtags: hashtags.length,
})

/** Posts, people and hashtags by their words, by an address or by a handle. */
export function Search({ words }: { readonly words: string }) {
  const t = useT()
  const { viewerId } = useSession()
  const { data: found, error, isFetching, refetch } = useServerResults(words)
  const isClosed = useIsClosed(error)
  useEffect(() => {
    if (words !== '' && viewerId !== null) rememberSearch(viewerId, words)
  }, [viewerId, words])
  return (
    <>
      <SearchField key={words} words={words} />
      {words !== '' && error === null && found === undefined && (
        <Skeleton label={t('search.searching')} rows={4} />
      )}
      {isClosed && <MembersOnly />}
      {error !== null && !isClosed && (
        <LoadFailure textKey="search.failed" error={error} onRetry={refetch} isRetrying={isFetching} />
      )}
      {found !== undefined && <Results words={words} found={found} />}
    </>
  )
}

function Results({ words, found }: { readonly words: string; readonly found: FoundIds }) {
  const t = useT()
  const counts = countsOf(found)
  const tab = tabOf(useHash(), counts)
  const list = { words, label: t(`search.tabs.${tab}`) }
  return (
    <>
      <TabLinks
        label={t('search.kinds')}
        current={tab}
        tabs={searchTabs.map((each) => ({
          name: each,
          to: `${paths.search(words)}#${each}`,
          label: t(`search.tabs.${each}`),
          count: counts[each] === 0 ? null : t('search.count', { count: counts[each] }),
        }))}
      />
      {tab === 'statuses' && (
        <FoundList
          {...list}
          kind="statuses"
          first={found.statuses}
          keyOf={(id) => id}
          renderItem={(id, index, count) => <FoundPost id={id} position={index + 1} setSize={count} />}
          estimatedSize={estimatedRowPx}
        />
      )}
      {tab === 'people' && (
        <FoundList
          {...list}
          kind="accounts"
          first={found.accounts}
          keyOf={(id) => id}
          renderItem={(id) => <FollowRow id={id} />}
        />
      )}
      {tab === 'hashtags' && (
        <FoundList
          {...list}
          kind="hashtags"
          first={found.hashtags}
          keyOf={({ name }) => name}
          renderItem={(tag) => <FoundTag tag={tag} />}
        />
      )}
    </>
  )
}

interface FoundPostProps {
  readonly id: StatusId
  readonly position: number
  readonly setSize: number
}

/** What was deleted here meanwhile is no longer found. [SEARCH-05] */
function FoundPost({ id, position, setSize }: FoundPostProps) {
  const status = useStatus(id)
  if (status === undefined || status.isDeleted) return null
  return (
    <StatusCard isAskedFor statusId={id} position={position} setSize={setSize} hasNoLine={position === 1} />
  )
}
