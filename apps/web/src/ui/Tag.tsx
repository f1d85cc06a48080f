import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A word or two about a person or a thing: "bot". */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles['tag']}>{children}</span>
}
