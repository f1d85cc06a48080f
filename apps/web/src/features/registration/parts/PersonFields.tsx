import { useT } from '../../../i18n/index.ts'
import { TextArea } from '../../../ui/FormField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { SignUpFields } from '../rules/fields.ts'
import { changeField } from '../sign-up-state.ts'

export interface FieldsProps {
  readonly fields: SignUpFields
  readonly errorOf: (name: keyof SignUpFields) => string | undefined
}

interface PersonFieldsProps extends FieldsProps {
  readonly isEmailRequired: boolean
  /** Host of the server, for the address that a name becomes. */
  readonly host: string
}

/** Who somebody is. */
export function PersonFields({ fields, errorOf, isEmailRequired, host }: PersonFieldsProps) {
  const t = useT()
  const username = fields.username.trim() || t('registration.usernameExample')
  return (
    <>
      <TextField
        label={t('registration.username')}
        hint={t('registration.usernameHint', { username, host })}
        error={errorOf('username')}
        value={fields.username}
        onChange={(value) => changeField('username', value)}
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
        error={errorOf('fullName')}
        value={fields.fullName}
        onChange={(value) => changeField('fullName', value)}
        name="fullname"
        autoComplete="name"
        required
      />
      <TextField
        label={isEmailRequired ? t('registration.email') : t('registration.emailOptional')}
        hint={isEmailRequired ? undefined : t('registration.emailHint')}
        error={errorOf('email')}
        value={fields.email}
        onChange={(value) => changeField('email', value)}
        name="email"
        type="email"
        autoComplete="email"
        required={isEmailRequired}
      />
      <TextArea
        label={t('registration.bio')}
        hint={t('registration.bioHint')}
        error={errorOf('bio')}
        value={fields.bio}
        onChange={(value) => changeField('bio', value)}
        name="bio"
      />
    </>
  )
}
