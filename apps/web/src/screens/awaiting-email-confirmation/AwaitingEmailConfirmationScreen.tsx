import { WaitingNote } from '../../features/registration/index.ts'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'

/** `/awaiting-email-confirmation`: the account waits for its owner to open a link. */
export function AwaitingEmailConfirmationScreen() {
  const t = useT()
  const { name } = useInstance().branding
  return (
    <WaitingNote
      title={t('registration.awaitingConfirmation.title')}
      text={t('registration.awaitingConfirmation.text', { name: name || location.host })}
    />
  )
}
