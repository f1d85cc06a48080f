import { clsx } from 'clsx'
import styles from './Badge.module.css'

export interface BadgeProps {
  /** 0 and below draw nothing; above 99 reads "99+". */
  count: number
  /** Things not seen yet; other counts are neutral. */
  isNew?: boolean
  /** What is counted, read in the place of the bare number. */
  label?: string | undefined
}

export function Badge({ count, isNew = false, label }: BadgeProps) {
  if (count <= 0) return null
  const text = count > 99 ? '99+' : String(count)
  return (
    <span
      className={clsx(styles['badge'], isNew && styles['new'])}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {text}
    </span>
  )
}
