import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'
import styles from './layout.module.css'

interface RowProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'span' | 'ul'
  /** A step of the scale of spaces: `--s-1` to `--s-10`. */
  readonly gap: 1 | 2 | 3 | 4
  readonly wraps?: boolean
  /** Where it stands when there is room left; else at the start. */
  readonly place?: 'center' | 'end' | 'between'
}

/** Things beside one another, centred on one line. */
export function Row({ as: Tag = 'div', gap, wraps = false, place, className, ...rest }: RowProps) {
  return (
    <Tag
      {...rest}
      className={clsx(
        styles['row'],
        styles[`gap${gap}`],
        wraps && styles['wraps'],
        place && styles[place],
        className,
      )}
    />
  )
}
