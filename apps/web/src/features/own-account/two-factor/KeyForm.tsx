import { isApiError, type TwoFactorKey } from '@skein/api'
import { useEffect, useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CompleteForm, useMissing } from '../../../ui/CompleteForm.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row } from '../../../ui/Row.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useFailureFocus } from '../../../ui/use-failure-focus.ts'
import { CallFailure } from '../CallFailure.tsx'
import { CopyIcon } from '../icons.tsx'
import ownAccount from '../OwnAccount.module.css'
import { PasswordField } from '../PasswordField.tsx'
import { QrCode } from './QrCode.tsx'
import { copySecret, inBlocks } from './secrets.ts'
import styles from './TwoFactor.module.css'
import type { TwoFactorState } from './use-two-factor.ts'

interface KeyFormProps {
  readonly state: TwoFactorState
  readonly authenticator: TwoFactorKey
  /** After Back, where no step follows that takes the focus. */
  readonly onBack: (() => void) | undefined
}

const digitsOf = (typed: string): string => typed.replace(/\s/g, '')
const isCode = (typed: string): boolean => /^\d{6}$/.test(digitsOf(typed))
/** Akkoma’s word for a code that does not fit. */
const isWrongCode = (failure: unknown): boolean =>
  isApiError(failure) && failure.serverMessage === 'invalid_token'

/** The key as a QR code and as text, then a code made with it and the password. */
export function KeyForm({ state, authenticator, onBack }: KeyFormProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { turnOn, turningOn, leaveKey } = state
  const hasWrongCode = isWrongCode(turningOn.failure)
  const { form } = useFailureFocus(turningOn.failure)
  useEffect(() => field.current?.focus(), [])

  return (
    <>
      <div className={styles['keyCard']}>
        <QrCode text={authenticator.uri} label={t('ownAccount.twoFactor.qr')} />
        <p className={styles['keyLabel']}>{t('ownAccount.twoFactor.typeKey')}</p>
        <div className={styles['key']}>
          <code dir="ltr" translate="no">
            {inBlocks(authenticator.key)}
          </code>
          <IconButton
            size="small"
            icon={CopyIcon}
            label={t('ownAccount.twoFactor.copyKey')}
            onClick={() => void copySecret(authenticator.key, 'ownAccount.twoFactor.keyCopied')}
          />
        </div>
      </div>
      <CompleteForm
        ref={form}
        aria-label={t('ownAccount.twoFactor.title')}
        className={ownAccount['form']}
        isComplete={isCode(code) && password !== ''}
        onComplete={() => void turnOn({ code: digitsOf(code), password })}
      >
        <CodeField
          ref={field}
          value={code}
          error={hasWrongCode ? t('ownAccount.twoFactor.codeWrong') : undefined}
          onChange={(typed) => {
            setCode(typed)
            turningOn.dismiss()
          }}
        />
        <PasswordField
          label={t('ownAccount.twoFactor.password')}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            turningOn.dismiss()
          }}
        />
        {!hasWrongCode && <CallFailure call={turningOn} messageKey="ownAccount.twoFactor.onFailed" />}
        <Row wraps place="between" gap={4}>
          <Button
            variant="ghost"
            onClick={() => {
              leaveKey()
              onBack?.()
            }}
          >
            {t('ownAccount.twoFactor.back')}
          </Button>
          <Button type="submit" variant="primary" isPending={turningOn.isPending}>
            {t('ownAccount.twoFactor.turnOn')}
          </Button>
        </Row>
      </CompleteForm>
    </>
  )
}

interface CodeFieldProps {
  readonly ref: React.Ref<HTMLInputElement>
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function CodeField({ value, error, ...rest }: CodeFieldProps) {
  const t = useT()
  const missing = useMissing(!isCode(value), t('ownAccount.twoFactor.codeMissing'))
  return (
    <TextField
      {...rest}
      label={t('ownAccount.twoFactor.code')}
      value={value}
      error={error ?? missing}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      required
    />
  )
}
