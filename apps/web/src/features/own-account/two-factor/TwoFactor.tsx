import { can } from '@skein/api'
import { useId, useRef } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { isNotOffered } from '../../../model/is-transient.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LoadFailure } from '../../load-failure/index.ts'
import ownAccount from '../OwnAccount.module.css'
import { SetUp } from './SetUp.tsx'
import { TurnedOn } from './TurnedOn.tsx'
import { useTwoFactor } from './use-two-factor.ts'

/** Signing in with a code as well as the password. Not drawn where the server does not offer it. [DATA-11] [DATA-12] */
export function TwoFactor() {
  return can(useInstance(), 'accountChanges') ? <Offered /> : null
}

function Offered() {
  const t = useT()
  const state = useTwoFactor()
  const { isOn, step, error, refetch, isFetching } = state
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = () => title.current?.focus()
  if (isOn === undefined && isNotOffered(error)) return null
  return (
    <section className={ownAccount['moving']} aria-labelledby={id}>
      <h4 id={id} ref={title} tabIndex={-1} className={ownAccount['movingTitle']}>
        {t('ownAccount.twoFactor.title')}
      </h4>
      {isOn === undefined ? (
        <>
          <LoadFailure
            textKey="ownAccount.twoFactor.failed"
            error={error}
            onRetry={refetch}
            isRetrying={isFetching}
          />
          {error === null && <Skeleton kind="line" rows={2} label={t('ownAccount.twoFactor.loading')} />}
        </>
      ) : isOn && step === 'start' ? (
        <TurnedOn state={state} onLeave={focusTitle} />
      ) : (
        <SetUp state={state} onLeave={focusTitle} />
      )}
    </section>
  )
}
