import { clsx } from 'clsx'
import { busyMs } from '../lib/speech.ts'
import styles from './Spinner.module.css'
import { useSpoken } from './spoken.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface SpinnerProps {
  /** CSS px. */
  size?: 14 | 16 | 20 | 24
  /** Said to assistive technology; without it the spinner is a drawing only. */
  label?: string | undefined
  className?: string | undefined
}

export function Spinner({ size = 16, label, className }: SpinnerProps) {
  useSpoken(label ?? '', 'polite', busyMs)
  return (
    <span
      className={clsx(styles['spinner'], styles[`s${size}`], className)}
      aria-hidden={label ? undefined : true}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles['track']} cx="12" cy="12" r="9.5" />
        <path className={styles['arc']} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
