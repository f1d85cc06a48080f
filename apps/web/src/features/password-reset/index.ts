export { PasswordReset } from './PasswordReset.tsx'
