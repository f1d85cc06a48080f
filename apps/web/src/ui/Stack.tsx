import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'
import styles from './layout.module.css'

interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul'
  /** A step of the scale of spaces: `--s-1` to `--s-10`. */
  readonly gap: 1 | 2 | 4 | 5 | 6 | 8
}

/** Things below one another. */
export function Stack({ as: Tag = 'div', gap, className, ...rest }: StackProps) {
  return <Tag {...rest} className={clsx(styles['stack'], styles[`gap${gap}`], className)} />
}
