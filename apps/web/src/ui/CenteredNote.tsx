import type { ReactNode } from 'react'
import styles from './CenteredNote.module.css'

export interface CenteredNoteProps {
  title: string
  /** Above the title; says nothing that the words do not. */
  picture?: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
}

/** In the place of what would stand here: one sentence, one action. */
export function CenteredNote({ title, picture, children, action }: CenteredNoteProps) {
  return (
    <div className={styles['note']}>
      {picture}
      <p className={styles['title']}>{title}</p>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
