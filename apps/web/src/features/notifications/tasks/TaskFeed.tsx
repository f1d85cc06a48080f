import { useCallback, useMemo, useRef, useState } from 'react'

import { useLanguageTag, useT } from '../../../i18n/index.ts'
import { listOf } from '../../../lib/list-format.ts'
import { timeOfDay } from '../../../lib/written-date.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FoldButton } from '../../../ui/FoldButton.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CheckIcon, ChecksIcon } from '../../../ui/icons.tsx'
import type { FeedFrame } from '../feed/NotificationFeed.tsx'
import { NotificationItem } from '../parts/NotificationItem.tsx'
import { idsIn, taskRowsOf, type TaskRow } from '../rules/task-rows.ts'
import { eventCounts, type PostGroup } from '../rules/tasks.ts'
import { finish } from './act.ts'
import { ActableFeed } from './ActableFeed.tsx'
import { nameOfKinds, type Kinds } from './KindChips.tsx'
import { PostGroupItem } from './PostGroupItem.tsx'
import { ownPostOf } from './own-post.ts'
import { SwipeRow } from './SwipeRow.tsx'
import { TaskButtons } from './TaskButtons.tsx'
import styles from './Tasks.module.css'
import { TaskTitle } from './TaskTitle.tsx'
import type { Actable } from './task-keys.ts'
import type { TaskList } from './use-task-list.ts'

interface TaskFeedProps extends FeedFrame {
  readonly list: TaskList
  /** Only these are shown; null for all. */
  readonly kinds: Kinds | null
  readonly onFinishAll: () => void
  readonly onShowAll: () => void
  readonly onShowSnoozed: () => void
}

/** What there is to do: who waits for an answer, what happened to one's posts, everything else. */
export function TaskFeed(props: TaskFeedProps) {
  const { list, kinds, onFinishAll, onShowAll, onShowSnoozed, ...frame } = props
  const { isWindowed, footer } = frame
  const t = useT()
  const [isOlderOpen, setIsOlderOpen] = useState(false)
  const { open, backIds } = list
  const rows = useMemo(() => taskRowsOf(open, isOlderOpen), [open, isOlderOpen])
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows])
  const ids = useMemo(() => [...byKey.keys()], [byKey])
  const toDo = rows.filter(({ kind }) => kind !== 'fold').length

  const rowActs = (key: string) => {
    const row = byKey.get(key)
    return row === undefined ? null : actableOf(row, toDo)
  }

  const isFinishing = useRef(false)
  const finishAll = useCallback(() => {
    isFinishing.current = true
    onFinishAll()
  }, [onFinishAll])
  /** The button that finished everything is gone: the title that replaces the list takes the focus. */
  const quietTitleRef = useCallback((title: HTMLElement | null) => {
    if (isFinishing.current) title?.focus()
    isFinishing.current = false
  }, [])

  const toggleOlder = useCallback(() => setIsOlderOpen((was) => !was), [])
  const renderRow = useCallback(
    (key: string, index: number) => {
      const row = byKey.get(key)
      if (row === undefined) return null
      const place = { position: index + 1, setSize: byKey.size, hasNoLine: row.section !== null }
      const acts = actableOf(row, toDo)
      return (
        <>
          {row.section && (
            <SectionHeading
              {...row.section}
              isOnPage={isWindowed}
              onFinishAll={index === 0 && kinds === null ? finishAll : null}
            />
          )}
          <SwipeRow isOn={isWindowed} canPutOff={row.kind !== 'fold'} {...acts}>
            {row.kind === 'fold' ? (
              <Fold groups={row.groups} left={toDo} isOpen={isOlderOpen} onPress={toggleOlder} />
            ) : row.kind === 'post' ? (
              <PostGroupItem group={row.group} left={acts.left} {...place} />
            ) : (
              <NotificationItem
                id={row.id}
                {...place}
                isTask
                isBack={backIds.has(row.id)}
                end={<TaskButtons {...acts} title={<TaskTitle id={row.id} />} />}
              />
            )}
          </SwipeRow>
        </>
      )
    },
    [byKey, toDo, isOlderOpen, toggleOlder, backIds, isWindowed, kinds, finishAll],
  )

  if (rows.length === 0 && kinds !== null)
    return (
      <div className={styles['noneOfKind']}>
        <p>{t('notifications.tasks.noneOfKind', { kind: t(`notifications.kinds.${nameOfKinds(kinds)}`) })}</p>
        <Button size="small" onClick={onShowAll}>
          {t('notifications.tasks.showAll')}
        </Button>
        {footer}
      </div>
    )
  if (rows.length === 0)
    return (
      <>
        <EmptyState
          title={t('notifications.tasks.quietTitle')}
          titleRef={quietTitleRef}
          action={
            list.snoozed.length > 0 && (
              <Button variant="soft" onClick={onShowSnoozed}>
                {t('notifications.tasks.seeSnoozed')}
              </Button>
            )
          }
        >
          <QuietText list={list} />
        </EmptyState>
        {footer}
      </>
    )
  return (
    <ActableFeed
      name="todo"
      label={t('notifications.tasks.views.todo')}
      ids={ids}
      renderRow={renderRow}
      actableOf={rowActs}
      {...frame}
    />
  )
}

function QuietText({ list: { snoozed, nextBackAt } }: Pick<TaskFeedProps, 'list'>) {
  const t = useT()
  const language = useLanguageTag()
  const count = snoozed.length
  if (nextBackAt === null) return t('notifications.tasks.quietText', { count })
  return t('notifications.tasks.quietUntil', { count, time: timeOfDay(nextBackAt, language) })
}

interface SectionHeadingProps extends NonNullable<TaskRow['section']> {
  readonly isOnPage: boolean
  /** The first one ends all of them. */
  readonly onFinishAll: (() => void) | null
}

/** Above the first row of a section: an item of the feed, which holds nothing else. The keys pass it over. */
function SectionHeading({ name, count, isOnPage, onFinishAll }: SectionHeadingProps) {
  const t = useT()
  const Heading = isOnPage ? 'h2' : 'h3'
  return (
    <div role="article" className={styles['section']} data-section={name}>
      <Heading className={styles['heading']}>
        {t(`notifications.tasks.${name}`)} <span className={styles['count']}>{count}</span>
      </Heading>
      {onFinishAll && (
        <Button size="small" variant="ghost" icon={ChecksIcon} onClick={onFinishAll}>
          {t('notifications.tasks.finishAll')}
        </Button>
      )}
    </div>
  )
}

const idsInFold = (groups: readonly PostGroup[]) => groups.flatMap(({ ids }) => ids)

/** @param toDo how many rows are to do, what is folded away not among them */
const actableOf = (row: TaskRow, toDo: number): Actable =>
  row.kind === 'fold'
    ? { ids: idsInFold(row.groups), ownPostId: null, left: toDo }
    : { ids: idsIn(row), ownPostId: ownPostOf(row), left: toDo - 1 }

interface FoldProps {
  readonly groups: readonly PostGroup[]
  /** How many rows are to do beside them. */
  readonly left: number
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Favourites and repeats of older posts, folded away. */
function Fold({ groups, left, isOpen, onPress }: FoldProps) {
  const t = useT()
  const language = useLanguageTag()
  const counts = eventCounts(groups).map(({ kind, count }) =>
    t(`notifications.tasks.events.${kind}`, { count }),
  )
  return (
    <article className={styles['fold']}>
      <FoldButton
        label={t('notifications.tasks.older', { what: listOf(language, 'unit', counts) })}
        isOpen={isOpen}
        onPress={onPress}
      />
      <IconButton
        size="small"
        icon={CheckIcon}
        label={t('notifications.tasks.finish')}
        onClick={() => finish(idsInFold(groups), left)}
      />
    </article>
  )
}
