import { useT } from '../../../i18n/index.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { usePasswordEye } from '../../../ui/use-password-eye.tsx'
import type { FieldOf } from './PersonFields.tsx'

/** The password twice, to be seen if wished. */
export function PasswordFields({ field }: { readonly field: FieldOf }) {
  const t = useT()
  const { type, eye } = usePasswordEye(t('session.showPassword'))
  return (
    <>
      <TextField
        label={t('registration.password')}
        {...field('password')}
        name="password"
        type={type}
        autoComplete="new-password"
        required
        end={eye}
      />
      <TextField
        label={t('registration.confirmation')}
        {...field('confirmation')}
        name="confirm"
        type={type}
        autoComplete="new-password"
        required
      />
    </>
  )
}
