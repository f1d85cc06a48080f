import { clsx } from 'clsx'

import { useT } from '../../../i18n/index.ts'
import type { ThreadExtent } from '../extent-of.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import styles from './ThreadSummary.module.css'

interface ThreadSummaryProps {
  readonly extent: ThreadExtent
  readonly className?: string | undefined
}

/** How large a conversation is. */
export function ThreadSummary({ extent: { posts, people }, className }: ThreadSummaryProps) {
  const t = useT()
  return (
    <Truncate className={clsx(styles['extent'], className)}>
      {t('conversation.extent', { posts, people })}
    </Truncate>
  )
}
