import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

import styles from '../OwnAccount.module.css'

interface CardProps {
  readonly title: string
  readonly isDangerous?: boolean
  readonly children: ReactNode
}

/** One thing that can be done with the whole account. */
export function Card({ title, isDangerous = false, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={clsx(styles['card'], isDangerous && styles['dangerous'])}>
      <h5 id={id} className={styles['cardTitle']}>
        {title}
      </h5>
      {children}
    </section>
  )
}
