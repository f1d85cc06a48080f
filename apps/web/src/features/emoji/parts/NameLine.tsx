import { Picture } from '../../../ui/Picture.tsx'
import { Truncate } from '../../../ui/Truncate.tsx'
import type { GridItem } from './EmojiRow.tsx'
import styles from './NameLine.module.css'

/** What somebody points at. */
export interface Pointed {
  readonly item: GridItem
  readonly groupTitle: string
}

/** What is pointed at, in words. */
export function NameLine({ pointed }: { pointed: Pointed | null }) {
  if (pointed === null) return <p className={styles['line']} />
  const { item, groupTitle } = pointed
  return (
    <p className={styles['line']}>
      {item.imageUrl === null ? (
        <span className={styles['character']} aria-hidden="true">
          {item.character}
        </span>
      ) : (
        <Picture src={item.imageUrl} alt="" />
      )}
      <Truncate as="b" dir="auto">
        {item.label}
      </Truncate>
      <Truncate dir="auto">{groupTitle}</Truncate>
    </p>
  )
}
