import { WaitingNote } from '../../features/registration/index.ts'

/** `/awaiting-email-confirmation`: the account waits for its owner to open a link. */
export function AwaitingEmailConfirmationScreen() {
  return <WaitingNote about="awaitingConfirmation" />
}
