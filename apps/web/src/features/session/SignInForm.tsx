import { useId } from 'react'

import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useFailureFocus } from '../../ui/use-failure-focus.ts'
import { PasswordForm } from './parts/PasswordForm.tsx'
import { RedirectForm } from './parts/RedirectForm.tsx'
import { TwoFactorForm } from './parts/TwoFactorForm.tsx'
import styles from './SignInForm.module.css'
import { useSignIn } from './use-sign-in.ts'

export interface SignInFormProps {
  /** Names the form where another one stands on the same page. */
  readonly label?: string
}

/** Signing in: by password and second factor, or at the server's own page, as the instance wishes [AUTH-01]. */
export function SignInForm({ label }: SignInFormProps) {
  const t = useT()
  const { branding, facts } = useInstance()
  const signIn = useSignIn()
  const { way, step, error, dismissError } = signIn
  const isRedirectOnly = error !== null && 'key' in error && error.key === 'session.redirectOnly'
  const serverName = branding.name || facts.server || location.host
  const reasonId = useId()
  const { form, reason } = useFailureFocus<HTMLDivElement>(signIn.failures)
  const errorId = signIn.isRefused ? reasonId : undefined
  return (
    <div ref={form} className={styles['form']}>
      {/* The second step has one field only, which keeps the focus. */}
      <div ref={step === 'password' ? reason : null} tabIndex={-1} className={styles['alert']}>
        {error !== null && (
          <Alert
            level={isRedirectOnly ? 'info' : 'error'}
            live="urgent"
            onDismiss={dismissError}
            dismissLabel={t('common.dismissError')}
          >
            <span id={reasonId} dir="auto">
              {'text' in error ? error.text : t(error.key)}
            </span>
          </Alert>
        )}
      </div>
      {way === 'asking' && <div className={styles['asking']} />}
      {way === 'redirect' && <RedirectForm signIn={signIn} name={serverName} isEntered={isRedirectOnly} />}
      {way === 'password' && (
        <PasswordForm
          label={label ?? t('session.signIn')}
          signIn={signIn}
          isHidden={step !== 'password'}
          errorId={step === 'password' ? errorId : undefined}
        />
      )}
      {step !== 'password' && <TwoFactorForm key={step} step={step} signIn={signIn} errorId={errorId} />}
    </div>
  )
}
