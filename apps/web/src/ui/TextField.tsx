import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { fieldMarks, type FieldWords } from './field-errors.ts'
import { FieldNote } from './FieldNote.tsx'
import styles from './TextField.module.css'

export interface TextFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'size'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** At the end of the label line: a link. */
  labelEnd?: ReactNode
  /** Inside the field, at its end: a show-password eye. */
  end?: ReactNode
  /** The label is read, not drawn. */
  isLabelHidden?: boolean
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    hint,
    error,
    errorId,
    labelEnd,
    end,
    isLabelHidden = false,
    id: givenId,
    ...rest
  } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const noteId = `${id}-note`
  const { note, hasError, isWrong, attributes } = fieldMarks(noteId, { hint, error, errorId })
  return (
    <div className={styles['field']}>
      <span className={clsx(styles['labelLine'], isLabelHidden && styles['hidden'])}>
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </span>
      <span className={clsx(styles['box'], isWrong && styles['wrong'])}>
        <input
          dir="auto"
          {...rest}
          id={id}
          className={styles['input']}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...attributes}
        />
        {end}
      </span>
      <FieldNote id={noteId} isError={hasError}>
        {note}
      </FieldNote>
    </div>
  )
}
