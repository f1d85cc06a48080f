import type { RefObject } from 'react'

import { isApiError } from '@skein/api'
import { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { isClosedNow, type Complaints } from '../rules/complaints.ts'
import styles from '../SignUp.module.css'
import { changeSignUpState, type SignUpState } from '../sign-up-state.ts'

interface ProblemProps {
  readonly state: SignUpState
  readonly complaints: Complaints | null
  readonly hasInvite: boolean
  readonly place: RefObject<HTMLDivElement | null>
}

/** Why no account was made [ERR-09]. It can take the focus. */
export function Problem({ state, complaints, hasInvite, place }: ProblemProps) {
  const t = useT()
  const { error, end } = state
  const reason = () => {
    if (isApiError(error) && error.status === 429) return t('registration.tooMany')
    if (isClosedNow(error, hasInvite)) return t('registration.closedMeanwhile')
    return t('registration.failed', { reason: failureText(error, t) })
  }
  const dismiss = () => changeSignUpState({ error: null, refusedFields: null, end: null })
  return (
    <div ref={place} tabIndex={-1} className={styles['problem']}>
      {error !== null && (
        <Alert level="error" live="urgent" onDismiss={dismiss} dismissLabel={t('common.dismissError')}>
          {complaints === null ? (
            <span dir="auto">{reason()}</span>
          ) : (
            <>
              {t('registration.refused')}
              <ul className={styles['sentences']}>
                {complaints.sentences.map((sentence) => (
                  <li key={sentence} dir="auto">
                    {sentence}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Alert>
      )}
      {end === 'unknown' && (
        <Alert level="warning" live="urgent" onDismiss={dismiss} dismissLabel={t('common.dismissError')}>
          {t('registration.unknownAnswer')}
        </Alert>
      )}
    </div>
  )
}
