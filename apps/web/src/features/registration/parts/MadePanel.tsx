import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { paths } from '../../../model/routes.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import styles from '../SignUp.module.css'
import type { SignUpState } from '../sign-up-state.ts'

interface MadePanelProps {
  readonly state: SignUpState
  readonly onEnter: () => void
}

/** The account is made, but nobody is signed in: the form would only make it a second time. */
export function MadePanel({ state: { end, error, isPending }, onEnter }: MadePanelProps) {
  const t = useT()
  const isByHand = end === 'signInByHand'
  return (
    <div className={styles['fields']}>
      <div>
        {error === null ? (
          <Alert level="success" live="urgent">
            {t('registration.made')} {isByHand && t('registration.manualLogin')}
          </Alert>
        ) : (
          <Alert level="error" live="urgent">
            {t('registration.notSignedIn', { reason: failureText(error, t) })}
          </Alert>
        )}
      </div>
      {!isByHand && (
        <Button variant="primary" size="large" isWide isPending={isPending} onClick={onEnter}>
          {t('registration.enter')}
        </Button>
      )}
      <ButtonLink to={paths.login} variant={isByHand ? 'primary' : 'line'} size="large" isWide>
        {t('registration.signIn')}
      </ButtonLink>
    </div>
  )
}
