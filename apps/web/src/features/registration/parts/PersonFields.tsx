import { useT } from '../../../i18n/index.ts'
import { TextArea } from '../../../ui/FormField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { SignUpFields } from '../rules/fields.ts'

/** What stands in a field, what is wrong with it, and how it is changed. */
export type FieldOf = (name: keyof SignUpFields) => {
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

interface PersonFieldsProps {
  readonly field: FieldOf
  readonly isEmailRequired: boolean
}

/** Who somebody is. */
export function PersonFields({ field, isEmailRequired }: PersonFieldsProps) {
  const t = useT()
  const username = field('username').value.trim() || t('registration.usernameExample')
  return (
    <>
      <TextField
        label={t('registration.username')}
        hint={t('registration.usernameHint', { username, host: location.host })}
        {...field('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField
        label={t('registration.fullName')}
        hint={t('registration.fullNameHint')}
        {...field('fullName')}
        name="fullname"
        autoComplete="name"
        required
      />
      <TextField
        label={isEmailRequired ? t('registration.email') : t('registration.emailOptional')}
        hint={isEmailRequired ? undefined : t('registration.emailHint')}
        {...field('email')}
        name="email"
        type="email"
        autoComplete="email"
        required={isEmailRequired}
      />
      <TextArea label={t('registration.bio')} hint={t('registration.bioHint')} {...field('bio')} name="bio" />
    </>
  )
}
