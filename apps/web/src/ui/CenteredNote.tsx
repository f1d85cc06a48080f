import type { ReactNode, RefCallback } from 'react'
import styles from './CenteredNote.module.css'

export interface CenteredNoteProps {
  title: string
  /** For a title that takes the focus. */
  titleRef?: RefCallback<HTMLElement>
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
export function CenteredNote({
  title,
  titleRef,
  headingLevel,
  picture,
  children,
  action,
}: CenteredNoteProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div className={styles['note']}>
      {picture}
      <Title ref={titleRef} tabIndex={titleRef && -1} className={styles['title']}>
        {title}
      </Title>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {Boolean(action) && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
