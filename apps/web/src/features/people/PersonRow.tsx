import type { AccountId } from '@skein/api'
import type { ReactNode } from 'react'

import { PersonLink } from './PersonLink.tsx'
import styles from './PersonRow.module.css'

interface PersonRowProps {
  readonly id: AccountId
  /** Not the way to them: it would lead away from what is open. */
  readonly isPlain?: boolean
  /** What can be done, at the end. */
  readonly children: ReactNode
}

/** Somebody as a line as wide as the column. */
export function PersonRow({ id, isPlain = false, children }: PersonRowProps) {
  return (
    <div className={styles['row']}>
      <PersonLink id={id} kind="row" isPlain={isPlain} />
      {children}
    </div>
  )
}
