import { Button } from './Button.tsx'
import styles from './ErrorRow.module.css'
import { RefreshIcon, WarningIcon } from './icons.tsx'
import { useSpokenPlace } from './spoken.tsx'

export interface ErrorRowProps {
  /** What did not work and why. */
  message: string
  retryLabel: string
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** One row in the place of what did not load, with a way on. */
export function ErrorRow({ message, retryLabel, onRetry, isRetrying = false }: ErrorRowProps) {
  const spoken = useSpokenPlace('urgent')
  return (
    <div className={styles['row']}>
      <WarningIcon />
      <span ref={spoken} className={styles['text']}>
        {message}
      </span>
      {onRetry && (
        <Button size="small" icon={RefreshIcon} isPending={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
