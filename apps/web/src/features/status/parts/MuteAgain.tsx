import type { StatusRow } from '@skein/store'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/index.ts'
import { EyeOffIcon } from '../../../ui/icons.tsx'
import { rememberRow } from '../row-memory.ts'
import styles from './Header.module.css'

interface MuteAgainProps {
  readonly status: StatusRow
  readonly children: ReactNode
}

/** Puts a muted post that was asked for away again. [POST-44] */
export function MuteAgain({ status, children }: MuteAgainProps) {
  const label = useT()('status.hideAgain')
  return (
    <>
      <button
        type="button"
        className={styles['pen']}
        aria-label={label}
        data-tooltip={label}
        onClick={() => rememberRow(status.id, { isUnmuted: false })}
      >
        <EyeOffIcon size={14} />
      </button>
      {children}
    </>
  )
}
