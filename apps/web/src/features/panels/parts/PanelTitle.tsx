import type { ReactNode } from 'react'
import styles from './PanelTitle.module.css'

/** The quiet heading of a panel on the canvas. */
export function PanelTitle({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles['line']}>
      <h2 className={styles['title']}>{children}</h2>
      {end}
    </div>
  )
}
