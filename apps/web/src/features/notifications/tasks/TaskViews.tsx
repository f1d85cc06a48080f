import type { NotificationId, StatusId } from '@skein/api'
import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { useT } from '../../../i18n/index.ts'
import { useStatus } from '../../../model/entities.ts'
import { paths } from '../../../model/routes.ts'
import { quietPost, useQuietPosts } from '../../../model/tasks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { dismiss } from '../dismiss-part.ts'
import { NotificationFeed, type FeedFrame } from '../feed/NotificationFeed.tsx'
import { Excerpt } from '../parts/Excerpt.tsx'
import { NotificationItem } from '../parts/NotificationItem.tsx'
import { KindChips, KindSelect, type Kinds } from './KindChips.tsx'
import { finishAll, reopen } from './act.ts'
import styles from './Tasks.module.css'
import { TaskFeed } from './TaskFeed.tsx'
import { Unanswered } from './Unanswered.tsx'
import { idsOf, type TaskFacts } from '../rules/tasks.ts'
import { useTellCounts } from './counts.ts'
import { useTaskList } from './use-task-list.ts'
import type { TaskView } from './views.ts'

interface TaskViewsProps extends FeedFrame {
  readonly ids: readonly NotificationId[]
  readonly view: TaskView
  readonly onView: (view: TaskView) => void
  /** Nothing older is left to load. */
  readonly isWhole: boolean
  /** Where small screens have the choice of kinds. */
  readonly kindsPlace: HTMLElement | null
}

/** What there is to do, replies without an answer, what was put off, what is done, and the posts that are quiet. */
export function TaskViews({ ids, view, onView, isWhole, kindsPlace, ...frame }: TaskViewsProps) {
  const [kinds, setKinds] = useState<Kinds | null>(null)
  const list = useTaskList(ids, kinds)
  const { open, snoozed, done } = list
  useTellCounts(list, frame.isWindowed && kinds === null, isWhole)
  const endAll = useCallback(() => finishAll(ids, idsOf(open)), [ids, open])
  const hasKinds = frame.isWindowed && list.counts.size > 0
  const choice = { counts: list.counts, chosen: kinds, onChoose: setKinds }
  switch (view) {
    case 'todo':
      return (
        <>
          {hasKinds && <KindChips {...choice} />}
          {hasKinds && kindsPlace !== null && createPortal(<KindSelect {...choice} />, kindsPlace)}
          <TaskFeed
            list={list}
            kinds={kinds}
            onFinishAll={endAll}
            onShowAll={() => setKinds(null)}
            onShowSnoozed={() => onView('snoozed')}
            {...frame}
          />
        </>
      )
    case 'unanswered':
      return <Unanswered list={list} {...frame} />
    case 'quieted':
      return (
        <>
          <QuietPosts />
          {frame.footer}
        </>
      )
    default:
      return <SetAside key={view} view={view} facts={view === 'snoozed' ? snoozed : done} {...frame} />
  }
}

interface SetAsideProps extends FeedFrame {
  readonly facts: readonly TaskFacts[]
  readonly view: 'snoozed' | 'done'
}

/** What is not open, each with the way back. */
function SetAside({ facts, view, ...frame }: SetAsideProps) {
  const t = useT()
  const ids = useMemo(() => facts.map(({ id }) => id), [facts])
  const count = ids.length
  const renderRow = useCallback(
    (id: string, index: number) => (
      <NotificationItem
        id={id as NotificationId}
        position={index + 1}
        setSize={count}
        end={
          <Button size="small" variant="ghost" onClick={() => reopen([id as NotificationId])}>
            {t('notifications.tasks.reopen')}
          </Button>
        }
      />
    ),
    [count, t],
  )
  return (
    <>
      {count === 0 && <p className={styles['none']}>{t(`notifications.tasks.none.${view}`)}</p>}
      {count > 0 && view === 'done' && (
        <div className={styles['clear']}>
          <Button size="small" variant="ghost" onClick={() => dismiss(ids)}>
            {t('notifications.tasks.clear')}
          </Button>
        </div>
      )}
      <NotificationFeed
        name={view}
        label={t(`notifications.tasks.views.${view}`)}
        ids={ids}
        renderRow={renderRow}
        {...frame}
      />
    </>
  )
}

function QuietPosts() {
  const t = useT()
  const ids = useQuietPosts()
  if (ids.length === 0) return <p className={styles['none']}>{t('notifications.tasks.none.quieted')}</p>
  return (
    <ul aria-label={t('notifications.tasks.views.quieted')}>
      {ids.map((id) => (
        <QuietPost key={id} id={id as StatusId} />
      ))}
    </ul>
  )
}

function QuietPost({ id }: { readonly id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  return (
    <li className={styles['quietPost']}>
      <div className={styles['content']}>
        <Link to={paths.conversation(id)} className={styles['name']}>
          {t('notifications.tasks.yourPost')}
        </Link>
        <Excerpt status={status} />
      </div>
      <Button size="small" variant="ghost" onClick={() => void quietPost(id, false)}>
        {t('notifications.tasks.ring')}
      </Button>
    </li>
  )
}
