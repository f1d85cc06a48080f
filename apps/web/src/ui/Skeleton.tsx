import { busyMs } from '../lib/speech.ts'
import styles from './Skeleton.module.css'
import { useSpoken } from './spoken.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface SkeletonProps {
  /** Read aloud: "Loading posts". */
  label: string
  rows?: number
  /** `post` has the geometry of a post, `line` that of a notification or a person. */
  kind?: 'post' | 'line'
}

/** Rows in the shape of what is coming; drawn after 150 ms only. */
export function Skeleton({ label, rows = 3, kind = 'post' }: SkeletonProps) {
  useSpoken(label, 'polite', busyMs)
  return (
    <div className={styles['skeleton']}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles[kind]} aria-hidden="true">
          <span className={styles['avatar']} />
          <span className={styles['lines']}>
            <span className={styles['name']} />
            <span className={styles['text']} />
            {kind === 'post' && <span className={styles['rest']} />}
            {kind === 'post' && (
              <span className={styles['actions']}>
                <span />
                <span />
                <span />
                <span />
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
