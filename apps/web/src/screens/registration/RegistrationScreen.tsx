import type { RouteMatch } from '../../model/routes.ts'
import { SignUp } from '../../features/registration/index.ts'
import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './RegistrationScreen.module.css'

interface RegistrationScreenProps {
  readonly match: RouteMatch
}

/** `/registration`, with an invitation or without. Where sign-up is closed nobody comes here [ROUTE-14]. */
export function RegistrationScreen({ match }: RegistrationScreenProps) {
  const t = useT()
  const { branding, facts } = useInstance()
  const inviteToken = match.name === 'registration' ? match.params.token : undefined
  const isKnown = facts.registrationOpen || inviteToken !== undefined
  return (
    <Sheet className={styles['sheet']}>
      <h1 className={styles['heading']}>
        {t('registration.title', { name: branding.name || location.host })}
      </h1>
      {isKnown ? (
        <SignUp inviteToken={inviteToken} />
      ) : (
        <EmptyState
          title={t('registration.unknown.title')}
          action={<Button onClick={() => location.reload()}>{t('registration.unknown.retry')}</Button>}
        >
          {t('registration.unknown.text')}
        </EmptyState>
      )}
    </Sheet>
  )
}
