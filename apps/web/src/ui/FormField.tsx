import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldNote } from './FieldNote.tsx'
import styles from './FormField.module.css'

interface FormFieldProps {
  /** Left out where `aria-label` or `aria-labelledby` names it. */
  readonly label?: string | undefined
  readonly onChange: (value: string) => void
  /** One line below. An error takes its place. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

type Own = keyof FormFieldProps | 'className' | 'id'

/** What a control of a form has around it. */
function useFrame({ label, hint, error }: Omit<FormFieldProps, 'onChange'>) {
  const id = useId()
  const hasError = Boolean(error)
  const note = hasError ? error : hint
  const frame = (control: ReactNode) => (
    <div className={styles['field']}>
      {label !== undefined && (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      {control}
      {Boolean(note) && (
        <FieldNote id={`${id}-note`} isError={hasError}>
          {note}
        </FieldNote>
      )}
    </div>
  )
  const attributes = {
    id,
    'aria-invalid': hasError || undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  }
  return { frame, attributes }
}

export interface TextAreaProps extends FormFieldProps, Omit<ComponentProps<'textarea'>, Own> {}

/** Several lines, which grow with what is written. */
export function TextArea({ label, onChange, hint, error, ...rest }: TextAreaProps) {
  const { frame, attributes } = useFrame({ label, hint, error })
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
export function Select({ label, onChange, hint, error, children, ...rest }: SelectProps) {
  const { frame, attributes } = useFrame({ label, hint, error })
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
