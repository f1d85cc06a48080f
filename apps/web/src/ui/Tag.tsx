import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Tag.module.css'

/** A word or two about a person or a thing: "bot". What is said next is another word. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['tag']}>
      {children}
      <VisuallyHidden> </VisuallyHidden>
    </span>
  )
}
