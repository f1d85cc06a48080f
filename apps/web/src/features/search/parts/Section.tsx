import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  readonly title: string
  /** Beside the title. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** One part of the search without words. */
export function Section({ title, end, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  )
}
