import { useEffect, useRef } from 'react'

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
  /** It took the place of the form somebody was in: the focus goes on here. */
  readonly isEntered: boolean
}

/** The way over the server's own sign-in page [AUTH-12]. */
export function RedirectForm({ signIn, name, isEntered }: RedirectFormProps) {
  const t = useT()
  const { registrationOpen } = useInstance().facts
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isEntered) button.current?.focus()
  }, [isEntered])
  return (
    <div className={styles['fields']}>
      <p className={styles['lead']}>{t('session.redirectHint', { name })}</p>
      <Button
        ref={button}
        variant="primary"
        size="large"
        isWide
        isPending={signIn.isPending}
        onClick={signIn.goToServer}
      >
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
