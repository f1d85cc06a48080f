import type { AccountId } from '@skein/api'
import type { ReactNode } from 'react'

import { PersonLink } from './PersonLink.tsx'
import styles from './PersonRow.module.css'

interface PersonRowProps {
  readonly id: AccountId
  /** What can be done, at the end. */
  readonly children: ReactNode
}

/** Somebody as a line as wide as the column. */
export function PersonRow({ id, children }: PersonRowProps) {
  return (
    <div className={styles['row']}>
      <PersonLink id={id} kind="row" />
      {children}
    </div>
  )
}
