export { RegistrationRequestSentScreen } from './RegistrationRequestSentScreen.tsx'
