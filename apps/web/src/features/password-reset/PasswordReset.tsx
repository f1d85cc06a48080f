import { useEffect, useRef, type SubmitEvent } from 'react'

import { useT } from '../../i18n/index.ts'
import { useInstance } from '../../model/instance.ts'
import { paths } from '../../model/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './PasswordReset.module.css'
import { useReset } from './use-reset.ts'

interface PasswordResetProps {
  /** Signing in was refused until there is a new password. */
  readonly isRequired: boolean
}

/** Asking for a new password, where the server can send letters [REG-21, ERR-08]. */
export function PasswordReset({ isRequired }: PasswordResetProps) {
  const t = useT()
  const { mailerEnabled } = useInstance().facts
  return (
    <Sheet className={styles['sheet']}>
      <h1 className={styles['heading']}>{t('password_reset.title')}</h1>
      {mailerEnabled ? (
        <>
          {isRequired && <Alert level="warning">{t('password_reset.required')}</Alert>}
          <p className={styles['text']}>{t('password_reset.instruction')}</p>
          <ResetForm />
        </>
      ) : (
        <Alert level={isRequired ? 'warning' : 'info'}>
          {isRequired ? t('password_reset.requiredButUnavailable') : t('password_reset.unavailable')}
        </Alert>
      )}
      <p className={styles['ways']}>
        <Link to={paths.login}>{t('password_reset.signIn')}</Link>
        <Link to={paths.root}>{t('common.goHome')}</Link>
      </p>
    </Sheet>
  )
}

function ResetForm() {
  const t = useT()
  const reset = useReset()
  const { problem, isPending } = reset
  const field = useRef<HTMLInputElement>(null)
  const hasEnded = !isPending && (problem !== null || reset.isSent)
  // Being disabled took the focus away.
  useEffect(() => {
    if (hasEnded) field.current?.focus()
  }, [hasEnded, problem])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    reset.submit()
  }
  return (
    <form aria-label={t('password_reset.form')} noValidate onSubmit={submit} className={styles['form']}>
      <div>
        {(problem === 'tooMany' || problem === 'failed') && (
          <Alert
            level="error"
            live="urgent"
            onDismiss={reset.dismiss}
            dismissLabel={t('common.dismissError')}
          >
            {t(`password_reset.${problem}`)}
          </Alert>
        )}
      </div>
      {reset.isSent && (
        <Alert level="success" live="polite">
          {t('password_reset.sent')}
        </Alert>
      )}
      <TextField
        ref={field}
        label={t('password_reset.field')}
        error={problem === 'missing' ? t('password_reset.missing') : undefined}
        value={reset.email}
        onChange={reset.change}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        disabled={isPending}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {t('password_reset.submit')}
      </Button>
    </form>
  )
}
