import type { AccountId } from '@skein/api'
import { useMemo, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { historyKey } from '../../lib/history-key.ts'
import { entityStore } from '../../model/entities.ts'
import { keepPlace, recallPlace, rowHeights } from '../../model/places.ts'
import { paths } from '../../model/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadFailure } from '../load-failure/index.ts'
import { AnchoredList, ListEnd } from '../timeline/index.ts'
import { useBulkRun } from './bulk-run.ts'
import { useCareState } from './care-state.ts'
import styles from './FollowCare.module.css'
import { CareRow } from './parts/CareRow.tsx'
import { CareTools } from './parts/CareTools.tsx'
import { RunPanel } from './parts/RunPanel.tsx'
import { SelectionBar } from './parts/SelectionBar.tsx'
import { idleSince } from './rules/activity.ts'
import { choosePeople, type CareFilter, type CareOrder, type Followed } from './rules/choose.ts'
import { useFollowed } from './use-followed.ts'

/** Estimated height of a row, px. */
const rowPx = 69
const listName = 'follow care'

function knownPeople(ids: readonly AccountId[]): readonly Followed[] {
  return ids.flatMap((id) => {
    const account = entityStore.accounts.get(id)
    return account === undefined ? [] : [{ id, account, relationship: entityStore.relationships.get(id) }]
  })
}

/** As the people are when the list, filter or order changes: an unfollowed row stays where it is, with its way back. */
function lookAt(ids: readonly AccountId[], filter: CareFilter, order: CareOrder) {
  const people = knownPeople(ids)
  const unknown = people.filter(({ account }) => idleSince(account) === null).length
  return {
    shown: choosePeople(people, filter, order, Date.now()),
    unknown,
    hasActivity: unknown < people.length,
  }
}

/** The people whom the viewer follows: filters for mutual and inactive people, and changes for many at a time. */
export function FollowCare() {
  const t = useT()
  const followed = useFollowed()
  const { filter, order } = useCareState()
  const run = useBulkRun()
  const [runAtStart] = useState(() => run?.id)
  const { ids, error, hasMore } = followed
  const { shown, unknown, hasActivity } = useMemo(
    () => lookAt(ids ?? [], filter, order),
    [ids, filter, order],
  )
  const failure = (
    <LoadFailure
      textKey="followCare.failed"
      error={error}
      onRetry={followed.loadMore}
      isRetrying={followed.isFetching}
    />
  )

  const panel = run !== null && <RunPanel key={run.id} run={run} takesFocus={run.id !== runAtStart} />
  if (ids === undefined)
    return (
      <>
        {panel}
        {error === null ? <Skeleton kind="line" rows={6} label={t('followCare.loading')} /> : failure}
      </>
    )
  if (ids.length === 0 && !hasMore)
    return (
      <>
        {panel}
        <EmptyState
          title={t('followCare.none')}
          action={<ButtonLink to={paths.search()}>{t('followCare.findPeople')}</ButtonLink>}
        >
          {t('followCare.noneText')}
        </EmptyState>
      </>
    )
  return (
    <div className={styles['care']}>
      <CareTools followed={followed} shown={shown.length} unknown={unknown} hasActivity={hasActivity} />
      <div className={styles['bar']}>{panel || <SelectionBar shown={shown} />}</div>
      {shown.length === 0 ? (
        <p className={styles['nobody']}>
          {t(hasMore ? 'followCare.nobodyFits' : 'followCare.nobodyMatches')}
        </p>
      ) : (
        <People ids={shown} />
      )}
      <ListEnd>
        {/* A pause is not a failure yet: the tools say until when it takes. */}
        {followed.pausedUntil === null && failure}
        {hasMore && error === null && (
          <div className={styles['more']}>
            <Button size="small" variant="ghost" isPending={followed.isFetching} onClick={followed.loadMore}>
              {t('list.more')}
            </Button>
          </div>
        )}
      </ListEnd>
    </div>
  )
}

const renderRow = (id: string) => <CareRow id={id as AccountId} />

function People({ ids }: { readonly ids: readonly AccountId[] }) {
  const t = useT()
  const [entry] = useState(historyKey)
  const [focusAtStart] = useState(() => recallPlace(listName, entry)?.focusedId ?? null)
  return (
    <AnchoredList
      label={t('routes.titles.following')}
      kind="list"
      ids={ids}
      heights={rowHeights(listName)}
      focusAtStart={focusAtStart}
      onPlace={(_, focusedId) => keepPlace(listName, entry, { at: null, depth: 0, focusedId })}
      estimatedSize={rowPx}
      renderRow={renderRow}
    />
  )
}
