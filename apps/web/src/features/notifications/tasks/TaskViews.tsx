import type { NotificationId, StatusId } from '@skein/api'
import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useStatus } from '../../../model/entities.ts'
import { paths } from '../../../model/routes.ts'
import { quietPost, useQuietPosts } from '../../../model/tasks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { PlainFeed } from '../../timeline/index.ts'
import { Excerpt } from '../parts/Excerpt.tsx'
import { NotificationItem } from '../parts/NotificationItem.tsx'
import { finishAll, reopen } from './act.ts'
import styles from './Tasks.module.css'
import { TaskSections } from './TaskSections.tsx'
import { useTaskList } from './use-task-list.ts'

const views = ['todo', 'snoozed', 'done', 'quieted'] as const
type View = (typeof views)[number]

/** What there is to do, what was put off, what is done, and the posts that are quiet. */
export function TaskViews({ ids }: { readonly ids: readonly NotificationId[] }) {
  const t = useT()
  const [view, setView] = useState<View>('todo')
  const list = useTaskList(ids)
  const { open, snoozed, done } = list
  const openIds = [
    ...open.toAnswer,
    ...open.other,
    ...[...open.posts, ...open.older].flatMap((group) => group.ids),
  ]
  return (
    <>
      <div className={styles['views']}>
        <Segments
          label={t('notifications.tasks.views.label')}
          choices={views.map((value) => ({ value, label: t(`notifications.tasks.views.${value}`) }))}
          value={view}
          onChoose={setView}
        />
        {view === 'todo' && openIds.length > 0 && (
          <Button size="small" variant="ghost" onClick={() => finishAll(ids, openIds)}>
            {t('notifications.tasks.finishAll')}
          </Button>
        )}
      </div>
      {view === 'todo' && <TaskSections list={list} />}
      {view === 'snoozed' && <Put ids={snoozed.map(({ id }) => id)} view={view} />}
      {view === 'done' && <Put ids={done.map(({ id }) => id)} view={view} />}
      {view === 'quieted' && <QuietPosts />}
    </>
  )
}

interface PutProps {
  readonly ids: readonly NotificationId[]
  readonly view: 'snoozed' | 'done'
}

/** What is not open, each with the way back. */
function Put({ ids, view }: PutProps) {
  const t = useT()
  const label = t(`notifications.tasks.views.${view}`)
  if (ids.length === 0) return <p className={styles['none']}>{t(`notifications.tasks.none.${view}`)}</p>
  return (
    <PlainFeed
      label={label}
      ids={ids}
      renderRow={(id, index) => (
        <NotificationItem
          id={id as NotificationId}
          position={index + 1}
          setSize={ids.length}
          end={
            <Button size="small" variant="ghost" onClick={() => reopen([id as NotificationId])}>
              {t('notifications.tasks.reopen')}
            </Button>
          }
        />
      )}
    />
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
