import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { CallFailure } from '../CallFailure.tsx'
import ownAccount from '../OwnAccount.module.css'
import { KeyForm } from './KeyForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './TwoFactor.module.css'
import type { TwoFactorState } from './use-two-factor.ts'

interface StepProps {
  readonly state: TwoFactorState
}

interface SetUpProps extends StepProps {
  /** The control with the focus has gone. */
  readonly onLeave: () => void
}

/** Turning it on: recovery codes, then the key, then a code and the password. [DATA-11] [DATA-13] */
export function SetUp({ state, onLeave }: SetUpProps) {
  const { step } = state
  if (step === 'codes') return <CodesStep state={state} onLeave={onLeave} />
  if (step === 'key') return <KeyStep state={state} onLeave={onLeave} />
  return <Start state={state} />
}

function Start({ state }: StepProps) {
  const t = useT()
  const { begin, makingCodes } = state
  return (
    <>
      <p className={ownAccount['text']}>{t('ownAccount.twoFactor.about')}</p>
      <p className={ownAccount['text']}>{t('ownAccount.twoFactor.codesReplace')}</p>
      <CallFailure call={makingCodes} messageKey="ownAccount.twoFactor.codesFailed" />
      <div>
        <Button variant="primary" isPending={makingCodes.isPending} onClick={() => void begin()}>
          {t('ownAccount.twoFactor.makeCodes')}
        </Button>
      </div>
    </>
  )
}

interface ProgressProps {
  readonly step: 1 | 2
  readonly title: string
  /** The step has no field that takes the focus. */
  readonly takesFocus?: boolean
}

function Progress({ step, title, takesFocus = false }: ProgressProps) {
  const t = useT()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) line.current?.focus()
  }, [takesFocus])
  return (
    <div>
      <div className={styles['bars']} aria-hidden>
        {[1, 2, 3].map((each) => (
          <span key={each} className={clsx(styles['bar'], each <= step && styles['done'])} />
        ))}
      </div>
      <p ref={line} tabIndex={-1} className={styles['progress']}>
        <b>{t('ownAccount.twoFactor.step', { step, of: 3 })}</b> {title}
      </p>
    </div>
  )
}

function CodesStep({ state, onLeave }: SetUpProps) {
  const t = useT()
  const { codes, key, makeKey, makingKey, showKey, reset } = state
  const hasKey = key !== null
  const cancel = () => {
    reset()
    onLeave()
  }
  return (
    <>
      <Progress step={1} title={t('ownAccount.twoFactor.codesStep')} takesFocus />
      {codes !== null && <RecoveryCodes codes={codes} />}
      <CallFailure call={makingKey} messageKey="ownAccount.twoFactor.keyFailed" />
      <Row wraps place="between" gap={4}>
        <Button variant="ghost" disabled={makingKey.isPending} onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="primary"
          isPending={makingKey.isPending}
          onClick={() => (hasKey ? showKey() : void makeKey())}
        >
          {t(hasKey ? 'ownAccount.twoFactor.toKey' : 'ownAccount.twoFactor.makeKey')}
        </Button>
      </Row>
    </>
  )
}

function KeyStep({ state, onLeave }: SetUpProps) {
  const t = useT()
  const { codes, key } = state
  if (key === null) return null
  return (
    <>
      <Progress step={2} title={t('ownAccount.twoFactor.keyStep')} />
      <KeyForm state={state} authenticator={key} onBack={codes === null ? onLeave : undefined} />
      {codes !== null && (
        <div className={styles['earlier']}>
          <RecoveryCodes codes={codes} />
        </div>
      )}
    </>
  )
}
