import { clsx } from 'clsx'

import { useT } from '../../../i18n/index.ts'
import type { ThreadExtent } from '../extent-of.ts'
import { Truncate } from '../../../ui/Truncate.tsx'
import styles from './Extent.module.css'

interface ExtentProps {
  readonly extent: ThreadExtent
  readonly className?: string | undefined
}

/** How large a conversation is. */
export function Extent({ extent: { posts, people }, className }: ExtentProps) {
  const t = useT()
  return (
    <Truncate className={clsx(styles['extent'], className)}>
      {t('conversation.extent', { posts, people })}
    </Truncate>
  )
}
