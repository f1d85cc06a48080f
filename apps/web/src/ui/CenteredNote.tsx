import type { ReactNode } from 'react'
import styles from './CenteredNote.module.css'

export interface CenteredNoteProps {
  title: string
  /** The title is a heading of this level. */
  headingLevel?: 2
  /** Above the title; says nothing that the words do not. */
  picture?: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
}

/** In the place of what would stand here: one sentence, one action. */
export function CenteredNote({ title, headingLevel, picture, children, action }: CenteredNoteProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div className={styles['note']}>
      {picture}
      <Title className={styles['title']}>{title}</Title>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {Boolean(action) && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
