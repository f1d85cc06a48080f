import type { ReactNode } from 'react'

import styles from './Chips.module.css'
import type { IconComponent } from './icons.tsx'

/** What a chip looks like that is a link. */
export const chipClass = styles['chip']

/** Chips beside one another, each in an item of its own. */
export function Chips({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles['chips']} aria-label={label}>
      {children}
    </ul>
  )
}

interface ChipButtonProps {
  readonly isOn: boolean
  readonly icon?: IconComponent | undefined
  /** How many things it stands for. */
  readonly count?: number | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A choice that is one press away. */
export function ChipButton({ isOn, icon: Glyph, count, onPress, children }: ChipButtonProps) {
  return (
    <li>
      <button type="button" className={styles['chip']} aria-pressed={isOn} onClick={onPress}>
        {Glyph && <Glyph size={14} />}
        <span>
          {children}
          {count !== undefined && ' '}
          {count !== undefined && <span className={styles['count']}>{count}</span>}
        </span>
      </button>
    </li>
  )
}
