import { openableUrl } from '../../../lib/openable-url.ts'
import type { BodyProps } from '../types/define.ts'
import styles from './NotificationItem.module.css'

/** Which collection it is about. */
export function CollectionName({ notification: { detail } }: BodyProps) {
  if (detail?.kind !== 'collection' || detail.name === '') return null
  const href = openableUrl(detail.url ?? '')
  return (
    <p className={styles['excerpt']} dir="auto">
      {href === null ? (
        detail.name
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {detail.name}
        </a>
      )}
    </p>
  )
}
