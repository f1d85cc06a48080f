export { AwaitingEmailConfirmationScreen } from './AwaitingEmailConfirmationScreen.tsx'
