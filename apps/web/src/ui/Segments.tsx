import { useId, type KeyboardEvent } from 'react'
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
  describedBy?: string | undefined
  isDisabled?: boolean | undefined
}

/** One of a few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, choices, value, onChoose, describedBy, isDisabled } = props
  const name = useId()
  /** It chooses, as a press does, and does not send the form around it. */
  const chooseByEnter = (event: KeyboardEvent, each: Value) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onChoose(each)
  }
  return (
    <fieldset
      role="radiogroup"
      className={styles['segments']}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={isDisabled}
    >
      {choices.map(({ value: each, label: words, icon: Glyph }) => (
        <label key={each} className={styles['choice']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            checked={each === value}
            onChange={() => onChoose(each)}
            onKeyDown={(event) => chooseByEnter(event, each)}
          />
          {Glyph && <Glyph size={16} />}
          <span className={Glyph && styles['word']}>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
