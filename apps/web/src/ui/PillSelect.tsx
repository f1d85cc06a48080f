import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { DownIcon, type IconComponent } from './icons.tsx'
import styles from './PillSelect.module.css'

interface PillSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** The name of the choice. */
  label: string
  icon?: IconComponent
  /** On the ground of the page, for rows of tools. */
  isPlain?: boolean
}

/** One of many, in a pill: the browser's own list, so that it is read, searched and touched as people know it. */
export function PillSelect({ label, icon: Glyph, isPlain = false, children, ...rest }: PillSelectProps) {
  return (
    <span className={clsx(styles['pill'], isPlain && styles['plain'])}>
      {Glyph && <Glyph size={16} />}
      <select {...rest} className={styles['select']} aria-label={label}>
        {children}
      </select>
      <DownIcon size={14} />
    </span>
  )
}
