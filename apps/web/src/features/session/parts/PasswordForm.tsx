import { useState, type SubmitEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { paths } from '../../../model/routes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { usePasswordEye } from '../../../ui/use-password-eye.tsx'
import styles from '../SignInForm.module.css'
import type { SignIn } from '../use-sign-in.ts'

interface PasswordFormProps {
  readonly label: string
  readonly signIn: SignIn
  /** The second factor is asked for: what was typed waits here. */
  readonly isHidden: boolean
  /** Of what says why the server refused what was typed. */
  readonly errorId: string | undefined
}

export function PasswordForm({ label, signIn, isHidden, errorId }: PasswordFormProps) {
  const t = useT()
  const { registrationOpen } = useInstance().facts
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { type, eye } = usePasswordEye(t('session.showPassword'))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    signIn.submitPassword({ username: username.trim(), password })
  }
  return (
    <form aria-label={label} noValidate onSubmit={submit} hidden={isHidden} className={styles['fields']}>
      <TextField
        label={t('session.username')}
        error={wasTried && username.trim() === '' ? t('session.usernameMissing') : undefined}
        errorId={errorId}
        value={username}
        onChange={(typed) => {
          setUsername(typed)
          signIn.forgetRefusal()
        }}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        disabled={signIn.isPending}
      />
      <TextField
        label={t('session.password')}
        error={wasTried && password === '' ? t('session.passwordMissing') : undefined}
        errorId={errorId}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          signIn.forgetRefusal()
        }}
        name="password"
        type={type}
        autoComplete="current-password"
        required
        disabled={signIn.isPending}
        labelEnd={<Link to={paths.passwordReset()}>{t('session.forgotPassword')}</Link>}
        end={eye}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={signIn.isPending}>
        {t('session.signIn')}
      </Button>
      {registrationOpen && (
        <p className={styles['foot']}>
          {t('session.newHere')} <Link to={paths.registration()}>{t('session.register')}</Link>
        </p>
      )}
    </form>
  )
}
