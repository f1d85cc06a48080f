import type { IconComponent } from './icons.tsx'
import styles from './Segments.module.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** With a picture the words go where the window is narrow. */
  readonly icon?: IconComponent
}

interface SegmentsProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ label, choices, value, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles['segments']} aria-label={label}>
      {choices.map(({ value: each, label: words, icon: Glyph }) => (
        <button
          key={each}
          type="button"
          className={styles['choice']}
          aria-pressed={each === value}
          onClick={() => onChoose(each)}
        >
          {Glyph && <Glyph size={16} />}
          <span className={Glyph && styles['word']}>{words}</span>
        </button>
      ))}
    </fieldset>
  )
}
