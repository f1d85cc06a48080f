import type { NotificationId } from '@skein/api'
import { useId, useState, type ReactNode } from 'react'

import { useT } from '../../../i18n/index.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FoldButton } from '../../../ui/FoldButton.tsx'
import { PlainFeed } from '../../timeline/index.ts'
import { NotificationItem } from '../parts/NotificationItem.tsx'
import type { PostGroup } from '../rules/tasks.ts'
import { PostGroupItem } from './PostGroupItem.tsx'
import { TaskButtons } from './TaskButtons.tsx'
import styles from './Tasks.module.css'
import type { TaskList } from './use-task-list.ts'

interface SectionProps {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}

function Section({ title, count, children }: SectionProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {title} <span className={styles['count']}>{count}</span>
      </h3>
      {children}
    </section>
  )
}

/** What there is to do: who waits for an answer, what happened to one's posts, everything else. */
export function TaskSections({ list }: { readonly list: TaskList }) {
  const t = useT()
  const { open, snoozed } = list
  const olderId = useId()
  const [isOlderOpen, setIsOlderOpen] = useState(false)
  const { toAnswer, posts, older, other } = open
  if ([toAnswer, posts, older, other].every((part) => part.length === 0))
    return (
      <EmptyState title={t('notifications.tasks.quietTitle')}>
        {t('notifications.tasks.quietText', { count: snoozed.length })}
      </EmptyState>
    )
  return (
    <>
      <Section title={t('notifications.tasks.toAnswer')} count={toAnswer.length}>
        <Rows label={t('notifications.tasks.toAnswer')} ids={toAnswer} />
      </Section>
      <Section title={t('notifications.tasks.posts')} count={posts.length}>
        <Groups label={t('notifications.tasks.posts')} groups={posts} />
      </Section>
      <Section title={t('notifications.tasks.other')} count={other.length}>
        <Rows label={t('notifications.tasks.other')} ids={other} />
      </Section>
      {older.length > 0 && (
        <>
          <FoldButton
            label={t('notifications.tasks.older', { count: older.flatMap((group) => group.ids).length })}
            isOpen={isOlderOpen}
            controls={olderId}
            onPress={() => setIsOlderOpen(!isOlderOpen)}
          />
          <div id={olderId} hidden={!isOlderOpen}>
            {isOlderOpen && <Groups label={t('notifications.tasks.posts')} groups={older} />}
          </div>
        </>
      )}
    </>
  )
}

function Rows({ label, ids }: { readonly label: string; readonly ids: readonly NotificationId[] }) {
  return (
    <PlainFeed
      label={label}
      ids={ids}
      renderRow={(id, index) => (
        <NotificationItem
          id={id as NotificationId}
          position={index + 1}
          setSize={ids.length}
          end={<TaskButtons ids={[id as NotificationId]} />}
        />
      )}
    />
  )
}

function Groups({ label, groups }: { readonly label: string; readonly groups: readonly PostGroup[] }) {
  const byId = new Map(groups.map((group) => [group.statusId as string, group]))
  return (
    <PlainFeed
      label={label}
      ids={[...byId.keys()]}
      renderRow={(id, index) => {
        const group = byId.get(id)
        return group && <PostGroupItem group={group} position={index + 1} setSize={groups.length} />
      }}
    />
  )
}
