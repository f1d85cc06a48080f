import { PasswordReset } from '../../features/password-reset/index.ts'
import { useQueryParameter } from '../../lib/use-query-parameter.ts'

/** `/password-reset`; signing in may have led here because a new password is required [ROUTE-16]. */
export function PasswordResetScreen() {
  const isRequired = useQueryParameter('passwordResetRequested') === 'true'
  return <PasswordReset isRequired={isRequired} />
}
