import type { SignUpFields } from './fields.ts'

/** Which of the fields a server asks for. */
export interface Requirements {
  readonly isEmailRequired: boolean
  readonly isReasonRequired: boolean
}

export type Validation =
  | 'username_required'
  | 'fullname_required'
  | 'email_required'
  | 'password_required'
  | 'password_confirmation_required'
  | 'password_confirmation_match'
  | 'reason_required'

export type Validations = Partial<Record<keyof SignUpFields, Validation>>

/** What is wrong before anything is sent [REG-06] to [REG-10]. */
export function validate(
  fields: SignUpFields,
  { isEmailRequired, isReasonRequired }: Requirements,
): Validations {
  const { password, confirmation } = fields
  const isBlank = (name: keyof SignUpFields) => fields[name].trim() === ''
  return {
    ...(isBlank('username') && { username: 'username_required' }),
    ...(isBlank('fullName') && { fullName: 'fullname_required' }),
    ...(isEmailRequired && isBlank('email') && { email: 'email_required' }),
    ...(password === '' && { password: 'password_required' }),
    ...(confirmation === ''
      ? { confirmation: 'password_confirmation_required' }
      : confirmation !== password && { confirmation: 'password_confirmation_match' }),
    ...(isReasonRequired && isBlank('reason') && { reason: 'reason_required' }),
  }
}
