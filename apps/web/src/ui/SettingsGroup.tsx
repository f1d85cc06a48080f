import { useId, type ReactNode } from 'react'

import styles from './SettingsGroup.module.css'

interface SettingsGroupProps {
  readonly title: string
  /** What all of it is about. */
  readonly note?: string
  /** At the end of the heading: what can be done with all of it. */
  readonly end?: ReactNode
  /** Its content is no rows, which keep their distance from the edge themselves. */
  readonly isInset?: boolean
  readonly children?: ReactNode
}

/** What stands together in a section, under a heading. */
export function SettingsGroup({ title, note, end, isInset = false, children }: SettingsGroupProps) {
  const id = useId()
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <div className={styles['top']}>
        <h4 id={id} className={styles['heading']}>
          {title}
        </h4>
        {end}
      </div>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      {isInset ? <div className={styles['inset']}>{children}</div> : children}
    </section>
  )
}
