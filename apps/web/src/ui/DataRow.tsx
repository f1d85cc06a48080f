import type { ReactNode } from 'react'

import styles from './DataRow.module.css'
import type { IconComponent } from './icons.tsx'
import { Text } from './Text.tsx'

interface DataRowProps {
  readonly icon: IconComponent
  /** A name that people gave is isolated by its caller. */
  readonly title: ReactNode
  readonly hint: string
  /** Names the hint for what it describes. */
  readonly hintId?: string
  /** At the end of the row. */
  readonly actions: ReactNode
  /** Below it, where its words begin. */
  readonly children?: ReactNode
}

/** Something to save, send or load. */
export function DataRow({ icon: Glyph, title, hint, hintId, actions, children }: DataRowProps) {
  return (
    <li className={styles['row']}>
      <div className={styles['line']}>
        <span className={styles['icon']}>
          <Glyph size={18} />
        </span>
        <div className={styles['words']}>
          <p className={styles['title']}>{title}</p>
          <Text size="small" tone="faint" id={hintId}>
            {hint}
          </Text>
        </div>
        <div className={styles['actions']}>{actions}</div>
      </div>
      {children !== undefined && <div className={styles['below']}>{children}</div>}
    </li>
  )
}
