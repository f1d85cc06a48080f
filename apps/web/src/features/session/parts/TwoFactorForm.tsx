import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../SignInForm.module.css'
import type { SignIn } from '../use-sign-in.ts'

interface TwoFactorFormProps {
  readonly step: 'totp' | 'recovery'
  readonly signIn: SignIn
  /** Of what says why the server refused the code. */
  readonly errorId: string | undefined
}

/** The second step, in one of its two forms [AUTH-07]. */
export function TwoFactorForm({ step, signIn, errorId }: TwoFactorFormProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isTotp = step === 'totp'
  useEffect(() => {
    if (!signIn.isPending) field.current?.focus()
  }, [signIn.isPending])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else signIn.submitCode(code.trim(), () => setCode(''))
  }
  return (
    <form aria-label={t('session.twoFactor.label')} noValidate onSubmit={submit} className={styles['fields']}>
      <TextField
        ref={field}
        label={t(isTotp ? 'session.twoFactor.code' : 'session.twoFactor.recovery')}
        hint={t(isTotp ? 'session.twoFactor.codeHint' : 'session.twoFactor.recoveryHint')}
        error={isMissing ? t('session.twoFactor.codeMissing') : undefined}
        errorId={errorId}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setIsMissing(false)
          signIn.forgetRefusal()
        }}
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
      <Row wraps place="between" gap={2}>
        <Button variant="ghost" size="small" onClick={() => signIn.showStep(isTotp ? 'recovery' : 'totp')}>
          {t(isTotp ? 'session.twoFactor.useRecovery' : 'session.twoFactor.useCode')}
        </Button>
        <Button variant="ghost" size="small" onClick={signIn.cancel}>
          {t('common.cancel')}
        </Button>
      </Row>
    </form>
  )
}
