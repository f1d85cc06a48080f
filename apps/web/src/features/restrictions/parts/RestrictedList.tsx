import type { ReactNode, RefObject } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import { ListEnd } from '../../timeline/index.ts'
import type { RestrictionKind } from '../kinds.ts'
import type { Pages } from '../pages.ts'
import styles from '../Restrictions.module.css'
import { Entries } from './Entries.tsx'

interface RestrictedListProps<Item extends string> {
  readonly kind: RestrictionKind
  readonly pages: Pages<Item>
  readonly isShown: (item: Item) => boolean
  /** Something was typed. */
  readonly isFiltered: boolean
  readonly nameOf: (item: Item) => string
  /** Takes the focus when nothing of the list is left. */
  readonly fallbackRef: RefObject<HTMLElement | null>
  readonly onLift: (items: readonly Item[]) => void
  readonly renderEntry: (item: Item) => ReactNode
}

/** One of the lists: its loaded entries, and the way to more of them. [LIM-12] */
export function RestrictedList<Item extends string>(props: RestrictedListProps<Item>) {
  const { kind, pages, isShown, isFiltered, nameOf, fallbackRef, onLift, renderEntry } = props
  const t = useT()
  const { items, error, hasMore } = pages
  const failure = (
    <LoadFailure textKey="list.failed" error={error} onRetry={pages.retry} isRetrying={pages.isFetching} />
  )
  if (items === undefined)
    return error === null ? <Skeleton kind="line" rows={4} label={t('common.loading')} /> : failure
  const shown = items.filter(isShown)
  const isEmpty = shown.length === 0 && error === null
  return (
    <>
      <Entries
        kind={kind}
        items={shown}
        nameOf={nameOf}
        fallbackRef={fallbackRef}
        onLift={onLift}
        renderEntry={renderEntry}
      />
      {isEmpty && isFiltered && <p className={styles['nothing']}>{t(`restrictions.${kind}.noMatch`)}</p>}
      {isEmpty && !isFiltered && !hasMore && (
        <EmptyState title={t(`restrictions.${kind}.none`)}>{t(`restrictions.${kind}.noneText`)}</EmptyState>
      )}
      <ListEnd>
        {failure}
        {hasMore && error === null && (
          <div className={styles['more']}>
            <Button size="small" variant="ghost" isPending={pages.isFetchingMore} onClick={pages.fetchMore}>
              {t('list.more')}
            </Button>
          </div>
        )}
      </ListEnd>
    </>
  )
}
