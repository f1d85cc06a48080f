import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { fieldMarks, type FieldWords } from './field-errors.ts'
import { FieldNote } from './FieldNote.tsx'
import styles from './FormField.module.css'

interface FormFieldProps extends FieldWords {
  /** Left out where `aria-label` or `aria-labelledby` names it. */
  readonly label?: string | undefined
  readonly onChange: (value: string) => void
}

type Own = keyof FormFieldProps | 'className' | 'id'

/** What a control of a form has around it. */
function useFrame({ label, ...words }: Omit<FormFieldProps, 'onChange'>) {
  const id = useId()
  const noteId = `${id}-note`
  const { note, hasError, attributes } = fieldMarks(noteId, words)
  const frame = (control: ReactNode) => (
    <div className={styles['field']}>
      {label !== undefined && (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {control}
      <FieldNote id={noteId} isError={hasError}>
        {note}
      </FieldNote>
    </div>
  )
  return { frame, attributes: { id, ...attributes } }
}

export interface TextAreaProps extends FormFieldProps, Omit<ComponentProps<'textarea'>, Own> {}

/** Several lines, which grow with what is written. */
export function TextArea({ label, onChange, hint, error, errorId, ...rest }: TextAreaProps) {
  const { frame, attributes } = useFrame({ label, hint, error, errorId })
  return frame(
    <textarea
      dir="auto"
      rows={3}
      {...rest}
      {...attributes}
      className={clsx(styles['control'], styles['area'])}
      onChange={(event) => onChange(event.target.value)}
    />,
  )
}

export interface SelectProps extends FormFieldProps, Omit<ComponentProps<'select'>, Own> {}

/** One of many, as the browser offers it. */
export function Select({ label, onChange, hint, error, errorId, children, ...rest }: SelectProps) {
  const { frame, attributes } = useFrame({ label, hint, error, errorId })
  return frame(
    <select
      {...rest}
      {...attributes}
      className={styles['control']}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>,
  )
}
