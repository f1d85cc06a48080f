import { useId, type ReactNode } from 'react'

import { Sheet } from '../../../ui/Sheet.tsx'
import styles from './AboutSheet.module.css'

interface AboutSheetProps {
  readonly title: string
  /** One sentence. */
  readonly text?: string
  /** The content keeps its own distance to the edges. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** One thing that a server says about itself. */
export function AboutSheet({ title, text, isFlush = false, children }: AboutSheetProps) {
  const titleId = useId()
  return (
    <Sheet aria-labelledby={titleId} className={styles['sheet']}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {isFlush ? children : <div className={styles['content']}>{children}</div>}
    </Sheet>
  )
}
