import { WaitingNote } from '../../features/registration/index.ts'

/** `/registration-request-sent`: the account waits for the staff. */
export function RegistrationRequestSentScreen() {
  return <WaitingNote about="requestSent" />
}
