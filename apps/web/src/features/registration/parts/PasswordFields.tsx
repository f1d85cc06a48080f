import { useT } from '../../../i18n/index.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { usePasswordEye } from '../../../ui/use-password-eye.tsx'
import { changeField } from '../sign-up-state.ts'
import type { FieldsProps } from './PersonFields.tsx'

/** The password twice, to be seen if wished. */
export function PasswordFields({ fields, errorOf }: FieldsProps) {
  const t = useT()
  const { type, eye } = usePasswordEye(t('session.showPassword'))
  return (
    <>
      <TextField
        label={t('registration.password')}
        error={errorOf('password')}
        value={fields.password}
        onChange={(value) => changeField('password', value)}
        name="password"
        type={type}
        autoComplete="new-password"
        required
        end={eye}
      />
      <TextField
        label={t('registration.confirmation')}
        error={errorOf('confirmation')}
        value={fields.confirmation}
        onChange={(value) => changeField('confirmation', value)}
        name="confirm"
        type={type}
        autoComplete="new-password"
        required
      />
    </>
  )
}
