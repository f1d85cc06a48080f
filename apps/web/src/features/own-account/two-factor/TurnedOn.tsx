import { useEffect, useRef, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CompleteForm } from '../../../ui/CompleteForm.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Row } from '../../../ui/Row.tsx'
import { useFailureFocus } from '../../../ui/use-failure-focus.ts'
import { CallFailure } from '../CallFailure.tsx'
import ownAccount from '../OwnAccount.module.css'
import { PasswordField } from '../PasswordField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './TwoFactor.module.css'
import type { TwoFactorState } from './use-two-factor.ts'

interface TurnedOnProps {
  readonly state: TwoFactorState
  /** It has been turned off: the control with the focus has gone. */
  readonly onLeave: () => void
}

/** What can be done while it is on: new recovery codes, and turning it off. [DATA-12] [DATA-13] */
export function TurnedOn({ state, onLeave }: TurnedOnProps) {
  const t = useT()
  const { hasKey, codes, makeCodes, makingCodes, makeKey, makingKey, turningOff } = state
  const [isAsking, setIsAsking] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** Codes were on screen when this was first drawn: it has just been turned on. */
  const [isNew] = useState(codes !== null)
  useEffect(() => {
    if (isNew) status.current?.focus()
  }, [isNew])
  const closeForm = () => {
    setIsLeaving(false)
    turningOff.dismiss()
    opener.current?.focus()
  }

  return (
    <>
      <p ref={status} tabIndex={-1} className={styles['status']}>
        {t('ownAccount.twoFactor.on')}
      </p>
      {hasKey ? (
        <p className={ownAccount['text']}>{t('ownAccount.twoFactor.onText')}</p>
      ) : (
        <>
          <Alert level="warning">{t('ownAccount.twoFactor.noKey')}</Alert>
          <CallFailure call={makingKey} messageKey="ownAccount.twoFactor.keyFailed" />
          <Row gap={4}>
            <Button variant="primary" isPending={makingKey.isPending} onClick={() => void makeKey()}>
              {t('ownAccount.twoFactor.makeKey')}
            </Button>
          </Row>
        </>
      )}
      {codes !== null && <RecoveryCodes key={codes.join()} codes={codes} takesFocus />}
      <CallFailure call={makingCodes} messageKey="ownAccount.twoFactor.codesFailed" />
      <Row wraps gap={4}>
        <Button isPending={makingCodes.isPending} onClick={() => setIsAsking(true)}>
          {t('ownAccount.twoFactor.makeCodes')}
        </Button>
        <Button
          ref={opener}
          variant="ghost"
          aria-expanded={isLeaving}
          onClick={() => (isLeaving ? closeForm() : setIsLeaving(true))}
        >
          {t('ownAccount.twoFactor.turnOff')}
        </Button>
      </Row>
      {isLeaving && <TurnOff state={state} onLeave={onLeave} onCancel={closeForm} />}
      {isAsking && (
        <ConfirmDialog
          title={t('ownAccount.twoFactor.codesQuestion')}
          acceptLabel={t('ownAccount.twoFactor.makeCodes')}
          cancelLabel={t('common.cancel')}
          isDestructive
          onAccept={() => {
            setIsAsking(false)
            void makeCodes()
          }}
          onCancel={() => setIsAsking(false)}
        >
          {t('ownAccount.twoFactor.codesReplace')}
        </ConfirmDialog>
      )}
    </>
  )
}

interface TurnOffProps extends TurnedOnProps {
  readonly onCancel: () => void
}

function TurnOff({ state, onLeave, onCancel }: TurnOffProps) {
  const t = useT()
  const { turningOff, turnOff } = state
  const [password, setPassword] = useState('')
  const { form } = useFailureFocus(turningOff.failure)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const submit = async () => {
    if (await turnOff(password)) onLeave()
  }
  return (
    <CompleteForm
      ref={form}
      aria-label={t('ownAccount.twoFactor.turnOff')}
      className={ownAccount['form']}
      isComplete={password !== ''}
      onComplete={() => void submit()}
    >
      <PasswordField
        label={t('ownAccount.passwordHere')}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          turningOff.dismiss()
        }}
      />
      <CallFailure call={turningOff} messageKey="ownAccount.twoFactor.offFailed" />
      <Row wraps gap={4}>
        <Button type="submit" variant="danger" isPending={turningOff.isPending}>
          {t('ownAccount.twoFactor.turnOff')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Row>
    </CompleteForm>
  )
}
