import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from '../SignInForm.module.css'
import type { SignIn } from '../use-sign-in.ts'

interface RedirectFormProps {
  readonly signIn: SignIn
  readonly name: string
}

/** The way over the server's own sign-in page [AUTH-12]. */
export function RedirectForm({ signIn, name }: RedirectFormProps) {
  const t = useT()
  const { registrationOpen } = useInstance()
  return (
    <div className={styles['fields']}>
      <p className={styles['lead']}>{t('session.redirectHint', { name })}</p>
      <Button variant="primary" size="large" isWide isPending={signIn.isPending} onClick={signIn.goToServer}>
        {t('session.redirectButton', { name })}
      </Button>
      {registrationOpen && (
        <p className={styles['foot']}>
          {t('session.newHere')} <Link to={paths.registration()}>{t('session.register')}</Link>
        </p>
      )}
    </div>
  )
}
