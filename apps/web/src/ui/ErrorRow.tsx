import { Button } from './Button.tsx'
import styles from './ErrorRow.module.css'
import { RefreshIcon, WarningIcon } from './icons.tsx'

export interface ErrorRowProps {
  /** What did not work and why. */
  message: string
  retryLabel: string
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** One row in the place of what did not load, with a way on. */
export function ErrorRow({ message, retryLabel, onRetry, isRetrying = false }: ErrorRowProps) {
  return (
    <div className={styles['row']} role="alert">
      <WarningIcon />
      <span className={styles['text']}>{message}</span>
      {onRetry && (
        <Button size="small" icon={RefreshIcon} isPending={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
