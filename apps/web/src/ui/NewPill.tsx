import type { ReactNode } from 'react'

import styles from './NewPill.module.css'

interface NewPillProps {
  readonly label: string
  /** For narrow windows. */
  readonly short: string
  /** The key that does the same, as it is shown and as it is spoken. */
  readonly keyHint?: string | undefined
  readonly keyShortcuts?: string | undefined
  readonly onPress: () => void
  /** Before the words: whose news it is. */
  readonly children?: ReactNode
}

/** Shows what has arrived and waits. */
export function NewPill({ label, short, keyHint, keyShortcuts, onPress, children }: NewPillProps) {
  return (
    <button
      type="button"
      className={styles['pill']}
      aria-label={label}
      aria-keyshortcuts={keyShortcuts}
      onClick={onPress}
    >
      {children && <span className={styles['faces']}>{children}</span>}
      <span className={styles['long']}>{label}</span>
      <span className={styles['short']}>{short}</span>
      {keyHint !== undefined && (
        <kbd className={styles['key']} aria-hidden="true">
          {keyHint}
        </kbd>
      )}
    </button>
  )
}
