import type { Page } from '@skein/api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/failure-text.ts'
import { useSession } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorRow } from '../../../ui/ErrorRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useNearEnd } from '../../timeline/index.ts'
import styles from './PagedList.module.css'

interface PagedListProps<Item> {
  /** What is listed, as words that are the same for the same thing. */
  readonly about: readonly string[]
  readonly fetchPage: (maxId: string | null, signal: AbortSignal) => Promise<Page<Item>>
  readonly keyOf: (item: Item) => string
  readonly renderItem: (item: Item) => ReactNode
  /** In the place of a list without items. */
  readonly nothing: ReactNode
}

/** A list that comes page by page while one scrolls, or by a button. [PROF-15, TAG-03] */
export function PagedList<Item>({ about, fetchPage, keyOf, renderItem, nothing }: PagedListProps<Item>) {
  const t = useT()
  const { viewerId } = useSession()
  const list = useInfiniteQuery({
    queryKey: [...about, viewerId],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ items, next }) => (items.length === 0 ? null : next),
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, isFetching } = list
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const isByItself = useSetting('infiniteScroll')
  const isMoreWanted = isByItself && hasNextPage && !isFetchingNextPage && error === null
  useNearEnd(isMoreWanted ? more : undefined, data)

  const failed = (onRetry: () => void) => (
    <ErrorRow
      message={t('profile.list.failed', { reason: failureText(error, t) })}
      retryLabel={t('profile.retry')}
      onRetry={onRetry}
      isRetrying={isFetching}
    />
  )
  if (data === undefined) {
    return error === null ? (
      <Skeleton kind="line" rows={6} label={t('profile.list.loading')} />
    ) : (
      failed(() => void refetch())
    )
  }
  // A page may begin with what the page before ended with: people come and go meanwhile.
  const items = new Map(data.pages.flatMap((page) => page.items).map((item) => [keyOf(item), item]))
  if (items.size === 0 && !hasNextPage) return nothing
  return (
    <>
      <ul className={styles['list']}>
        {[...items].map(([key, item]) => (
          <li key={key}>{renderItem(item)}</li>
        ))}
      </ul>
      {error === null ? null : failed(more)}
      {hasNextPage && error === null && (
        <div className={styles['more']}>
          <Button size="small" variant="ghost" isPending={isFetchingNextPage} onClick={more}>
            {t('profile.list.more')}
          </Button>
        </div>
      )}
    </>
  )
}
