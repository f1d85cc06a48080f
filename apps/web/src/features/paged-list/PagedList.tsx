import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'

import { useT } from '../../i18n/index.ts'
import { historyKey } from '../../lib/history-key.ts'
import { failureText } from '../../model/notices.ts'
import { useIsClosed } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'
import { keepPlace, recallPlace, rowHeights } from '../../model/places.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorRow } from '../../ui/ErrorRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MembersOnly } from '../session/index.ts'
import { AnchoredList, ListEnd, useListKeys, useNearEnd, type AnchoredListHandle } from '../timeline/index.ts'
import styles from './PagedList.module.css'
import { pagedQuery, repeats, type Cursor, type FetchPage, type ListPage } from './paged-query.ts'

interface PagedListProps<Item, At extends Cursor> {
  /** What is listed, as words that are the same for the same thing. */
  readonly about: readonly string[]
  /** The name of the list. */
  readonly label: string
  readonly fetchPage: FetchPage<Item, At>
  /** The first page, where it is known already. */
  readonly first?: (ListPage<Item> & { readonly next: At | null }) | undefined
  readonly keyOf: (item: Item) => string
  /** Lists of posts and of notifications are feeds: each row has an article, and the keys of timelines move in them. */
  readonly kind?: 'list' | 'feed'
  readonly renderItem: (item: Item, index: number, count: number) => ReactNode
  /** In the place of a list without items. */
  readonly nothing: ReactNode
  /** Pixels of a row that was never measured. */
  readonly estimatedSize?: number
}

/** Of a person in a line, in pixels. */
const linePx = 61

/** A list that comes page by page while one scrolls, or by a button. [PROF-15, TAG-03] */
export function PagedList<Item, At extends Cursor = string>(props: PagedListProps<Item, At>) {
  const { about, label, fetchPage, first, keyOf, kind = 'list', renderItem, nothing } = props
  const t = useT()
  const { viewerId } = useSession()
  const known: InfiniteData<ListPage<Item>, Cursor> | undefined = first && {
    pages: [first],
    pageParams: [null],
  }
  const list = useInfiniteQuery({
    ...pagedQuery(about, viewerId, fetchPage),
    ...(known && { initialData: known, staleTime: Number.POSITIVE_INFINITY }),
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isFetching } = list
  const isClosed = useIsClosed(error)
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const isByItself = useSetting('infiniteScroll')
  const name = about.join(' ')
  const listRef = useRef<AnchoredListHandle>(null)
  const [entry] = useState(historyKey)
  const [focusAtStart] = useState(() => recallPlace(name, entry)?.focusedId ?? null)

  // A page may begin with what the page before ended with: people come and go meanwhile.
  const items = new Map(data?.pages.flatMap((page) => page.items).map((item) => [keyOf(item), item]))
  const told = data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0
  const isRepeating = data !== undefined && repeats(data.pages, keyOf)
  const hasMore = hasNextPage && !isRepeating
  useNearEnd(isByItself && hasMore && !isFetchingNextPage && error === null ? more : undefined, told)

  const failed = (onRetry: () => void) => (
    <ErrorRow
      message={t('list.failed', { reason: failureText(error, t) })}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
      isRetrying={isFetching}
    />
  )
  if (isClosed) return <MembersOnly />
  if (data === undefined) {
    return error === null ? (
      <Skeleton kind="line" rows={6} label={t('common.loading')} />
    ) : (
      failed(() => void refetch())
    )
  }
  if (items.size === 0 && !hasMore) return nothing
  const ids = [...items.keys()]
  return (
    <div className={styles['paged']}>
      {kind === 'feed' && <FeedKeys listRef={listRef} ids={ids} />}
      <AnchoredList
        ref={listRef}
        label={label}
        kind={kind}
        ids={ids}
        heights={rowHeights(name)}
        focusAtStart={focusAtStart}
        // The page itself comes back to where it was: what it does not know is who had the focus.
        onPlace={(_, focusedId) => keepPlace(name, entry, { at: null, depth: 0, focusedId })}
        estimatedSize={props.estimatedSize ?? linePx}
        renderRow={(id, index) => {
          const item = items.get(id)
          return item === undefined ? null : renderItem(item, index, hasMore ? -1 : ids.length)
        }}
      />
      <ListEnd>
        {error === null ? null : failed(more)}
        {hasMore && error === null && (
          <div className={styles['more']}>
            <Button size="small" variant="ghost" isPending={isFetchingNextPage} onClick={more}>
              {t('list.more')}
            </Button>
          </div>
        )}
      </ListEnd>
    </div>
  )
}

interface FeedKeysProps {
  readonly listRef: RefObject<AnchoredListHandle | null>
  readonly ids: readonly string[]
}

function FeedKeys({ listRef, ids }: FeedKeysProps) {
  useListKeys(listRef, ids)
  return null
}
