import { useT } from '../../i18n/index.ts'
import { useMissing } from '../../ui/CompleteForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usePasswordEye } from '../../ui/use-password-eye.tsx'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: string | undefined
  /** A new one, that the browser may make up and keep. */
  readonly isNew?: boolean
}

/** A password, which can be shown. */
export function PasswordField({ isNew = false, error, ...rest }: PasswordFieldProps) {
  const t = useT()
  const missing = useMissing(rest.value === '', t('ownAccount.noPassword'))
  const { type, eye } = usePasswordEye(t('session.showPassword'))
  return (
    <TextField
      {...rest}
      error={error ?? missing}
      type={type}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      end={eye}
      required
    />
  )
}
