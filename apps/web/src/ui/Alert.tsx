import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Live } from '../lib/speech.ts'
import styles from './Alert.module.css'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'
import type { IconComponent } from './icons.tsx'
import { useSpokenPlace } from './spoken.tsx'

export type AlertLevel = 'error' | 'warning' | 'info' | 'success'

export interface AlertProps {
  level: AlertLevel
  children: ReactNode
  /** At the end: a Retry. */
  action?: ReactNode
  /** With its label, a close button. */
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
  /** Has it spoken when it comes and changes; leave it out for what stood there from the start. */
  live?: Live | undefined
}

export const levelIcons: Record<AlertLevel, IconComponent> = {
  error: WarningIcon,
  warning: WarningIcon,
  info: InfoIcon,
  success: CheckIcon,
}

export function Alert({ level, children, action, onDismiss, dismissLabel, live }: AlertProps) {
  const Glyph = levelIcons[level]
  const spoken = useSpokenPlace(live ?? null)
  return (
    <div className={clsx(styles['alert'], styles[level])}>
      <Glyph className={styles['icon']} />
      <div ref={spoken} className={styles['text']}>
        {children}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
      {onDismiss && (
        <button type="button" className={styles['dismiss']} onClick={onDismiss} aria-label={dismissLabel}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  )
}
