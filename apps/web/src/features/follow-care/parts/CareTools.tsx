import { useEffect, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { focusHeading } from '../../../lib/focus-heading.ts'
import { clockTime } from '../../../lib/written-date.ts'
import { useSession } from '../../../model/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { FilterIcon } from '../../../ui/icons.tsx'
import { PillSelect } from '../../../ui/PillSelect.tsx'
import { Announcement, useSpoken } from '../../../ui/spoken.tsx'
import { setFilter, setOrder, useCareState } from '../care-state.ts'
import styles from '../FollowCare.module.css'
import {
  careOrders,
  idleFilters,
  isIdleFilter,
  relationFilters,
  type CareFilter,
  type CareOrder,
} from '../rules/choose.ts'
import type { FollowedList } from '../use-followed.ts'

/** The count changes with each page: it is spoken when it rests. ms. */
const restMs = 1_500

interface CareToolsProps {
  readonly followed: FollowedList
  /** People on screen. */
  readonly shown: number
  /** People whose last post is unknown. */
  readonly unknown: number
  /** The server says of at least one person how long they have been inactive. */
  readonly hasActivity: boolean
}

/** Filter, order, how many people are loaded, and loading the rest. */
export function CareTools({ followed, shown, unknown, hasActivity }: CareToolsProps) {
  const t = useT()
  const { viewer } = useSession()
  const { filter, order } = useCareState()
  const { ids = [], hasMore, isLoadingAll, pausedUntil } = followed
  const loaded = ids.length
  const total = hasMore ? Math.max(viewer?.followingCount ?? 0, loaded) : loaded
  const filters = [...relationFilters, ...(hasActivity || isIdleFilter(filter) ? idleFilters : [])]
  const count = t('followCare.count', { shown, loaded, total })
  const paused =
    pausedUntil === null
      ? ''
      : t('followCare.paused', { time: clockTime(pausedUntil, document.documentElement.lang) })
  const canLoad = hasMore || isLoadingAll
  const reloadRef = useRef<HTMLButtonElement>(null)
  const couldLoad = useRef(canLoad)

  useSpoken(paused)
  useEffect(() => {
    // Stop had the focus, and everyone is loaded.
    if (couldLoad.current && !canLoad && document.activeElement === document.body) reloadRef.current?.focus()
    couldLoad.current = canLoad
  }, [canLoad])

  function reload() {
    followed.stop()
    focusHeading()
    followed.reload()
  }

  return (
    <div className={styles['tools']}>
      <div className={styles['line']}>
        <PillSelect
          label={t('followCare.show')}
          icon={FilterIcon}
          value={filter}
          onChange={(event) => setFilter(event.target.value as CareFilter)}
        >
          {filters.map((each) => (
            <option key={each} value={each}>
              {t(`followCare.filters.${each}`)}
            </option>
          ))}
        </PillSelect>
        {(hasActivity || order !== 'server') && (
          <PillSelect
            label={t('followCare.order')}
            value={order}
            onChange={(event) => setOrder(event.target.value as CareOrder)}
          >
            {careOrders.map((each) => (
              <option key={each} value={each}>
                {t(`followCare.orders.${each}`)}
              </option>
            ))}
          </PillSelect>
        )}
      </div>
      <div className={styles['line']}>
        <span>{count}</span>
        <Announcement words={count} afterMs={restMs} />
        {canLoad && (
          <Button size="small" onClick={isLoadingAll ? followed.stop : followed.loadAll}>
            {t(isLoadingAll ? 'followCare.stop' : 'followCare.loadAll')}
          </Button>
        )}
        <Button ref={reloadRef} size="small" variant="ghost" onClick={reload}>
          {t('followCare.reload')}
        </Button>
      </div>
      {isLoadingAll && <progress value={loaded} max={total} aria-label={t('followCare.progress')} />}
      {paused !== '' && <p>{paused}</p>}
      {hasMore && (filter !== 'everyone' || order !== 'server') && <p>{t('followCare.partly')}</p>}
      {!hasActivity && <p>{t('followCare.noActivity')}</p>}
      {isIdleFilter(filter) && unknown > 0 && <p>{t('followCare.leftOut', { count: unknown })}</p>}
    </div>
  )
}
