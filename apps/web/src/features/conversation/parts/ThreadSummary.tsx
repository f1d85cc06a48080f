import { clsx } from 'clsx'

import { useT } from '../../../i18n/index.ts'
import { entityStore } from '../../../model/entities.ts'
import type { ThreadState } from '../../../model/threads.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import styles from './ThreadSummary.module.css'

interface ThreadSummaryProps {
  readonly state: ThreadState
  readonly className?: string | undefined
}

/** How many posts a conversation has, and how many people wrote them, once that is known. */
export function ThreadSummary({ state: { linear, isLoaded }, className }: ThreadSummaryProps) {
  const t = useT()
  if (!isLoaded) return null
  const people = new Set(linear.ids.map((id) => entityStore.statuses.get(id)?.accountId))
  return (
    <Truncate className={clsx(styles['extent'], className)}>
      {t('conversation.extent', { posts: linear.ids.length, people: people.size })}
    </Truncate>
  )
}
