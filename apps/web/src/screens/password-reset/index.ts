export { PasswordResetScreen } from './PasswordResetScreen.tsx'
