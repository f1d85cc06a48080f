import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './ColumnHeading.module.css'

export interface ColumnHeadingProps {
  /** The name of what the column shows. A menu button may stand in its place. */
  title: ReactNode
  /** 1 for the main column of a screen, 2 for the others. */
  level?: 1 | 2
  /** Before the title: a back button. */
  start?: ReactNode
  /** Directly after the title: a badge. */
  aside?: ReactNode
  /** At the end: the new-posts pill, icon buttons. */
  children?: ReactNode
  /** Stays at the top while the column scrolls. */
  isSticky?: boolean
  /** Lies on the canvas in the place of a sheet. */
  isFlush?: boolean
  id?: string
}

/** The 48 px heading of a column. */
export function ColumnHeading(props: ColumnHeadingProps) {
  const { title, level = 1, start, aside, children, isSticky = true, isFlush = false, id } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header
      className={clsx(
        styles['heading'],
        isSticky && styles['sticky'],
        isFlush && styles['flush'],
        Boolean(start) && styles['withStart'],
      )}
    >
      {start}
      <Heading className={styles['title']} id={id}>
        {title}
      </Heading>
      {aside}
      <span className={styles['grow']} />
      {children}
    </header>
  )
}
