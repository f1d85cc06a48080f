import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

/** Read aloud, not drawn. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles['hidden']} />
}
