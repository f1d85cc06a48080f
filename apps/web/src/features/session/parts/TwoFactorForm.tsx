import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../SignInForm.module.css'
import type { SignIn } from '../use-sign-in.ts'

interface TwoFactorFormProps {
  readonly step: 'totp' | 'recovery'
  readonly signIn: SignIn
}

/** The second step, in one of its two forms [AUTH-07]. */
export function TwoFactorForm({ step, signIn }: TwoFactorFormProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const isTotp = step === 'totp'
  useEffect(() => {
    if (!signIn.isPending) field.current?.focus()
  }, [signIn.isPending])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    signIn.submitCode(code.trim(), () => setCode(''))
  }
  return (
    <form aria-label={t('session.twoFactor.label')} onSubmit={submit} className={styles['fields']}>
      <TextField
        ref={field}
        label={t(isTotp ? 'session.twoFactor.code' : 'session.twoFactor.recovery')}
        hint={t(isTotp ? 'session.twoFactor.codeHint' : 'session.twoFactor.recoveryHint')}
        value={code}
        onChange={setCode}
        name="code"
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={signIn.isPending}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={signIn.isPending}>
        {t('session.twoFactor.verify')}
      </Button>
      <div className={styles['ways']}>
        <Button variant="ghost" size="small" onClick={() => signIn.showStep(isTotp ? 'recovery' : 'totp')}>
          {t(isTotp ? 'session.twoFactor.useRecovery' : 'session.twoFactor.useCode')}
        </Button>
        <Button variant="ghost" size="small" onClick={signIn.cancel}>
          {t('session.twoFactor.cancel')}
        </Button>
      </div>
    </form>
  )
}
