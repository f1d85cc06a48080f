import { WaitingNote } from '../../features/registration/index.ts'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'

/** `/registration-request-sent`: the account waits for the staff. */
export function RegistrationRequestSentScreen() {
  const t = useT()
  const { name } = useInstance().branding
  return (
    <WaitingNote
      title={t('registration.requestSent.title')}
      text={t('registration.requestSent.text', { name: name || location.host })}
    />
  )
}
