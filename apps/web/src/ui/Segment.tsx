import { clsx } from 'clsx'
import { useId } from 'react'
import styles from './Segment.module.css'
import type { IconComponent } from './icons.tsx'

export interface SegmentOption<Value extends string> {
  value: Value
  label: string
  icon?: IconComponent | undefined
}

export interface SegmentProps<Value extends string> {
  /** The name of the choice, read, not drawn. */
  label: string
  options: readonly SegmentOption<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side: native radio buttons in a tray. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles['tray']} aria-label={label}>
      {options.map(({ value: own, label: text, icon: Glyph }) => (
        <label key={own} className={clsx(styles['option'], own === value && styles['on'])}>
          <input
            className={styles['input']}
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
          />
          {Glyph && <Glyph size={16} />}
          {text}
        </label>
      ))}
    </fieldset>
  )
}
