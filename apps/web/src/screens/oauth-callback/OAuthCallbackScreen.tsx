import { useEffect, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { consumeReturnPath } from '../../model/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { finishSignIn, type CallbackProblem } from './finish-sign-in.ts'
import styles from './OAuthCallbackScreen.module.css'

function useProblemText(problem: CallbackProblem | null): string | null {
  const t = useT()
  if (problem === null) return null
  switch (problem.kind) {
    case 'refused':
      return problem.reason === null
        ? t('session.callback.refusedUnsaid')
        : t('session.callback.refused', { reason: problem.reason })
    case 'failed':
      return 'text' in problem.error ? problem.error.text : t(problem.error.key)
    default:
      return t(`session.callback.${problem.kind}`)
  }
}

/** `/oauth-callback`: the code is exchanged, then the home timeline opens [AUTH-13]. */
export function OAuthCallbackScreen() {
  const t = useT()
  const [problem, setProblem] = useState<CallbackProblem | null>(null)
  const text = useProblemText(problem)
  useEffect(() => {
    let isShown = true
    void finishSignIn().then((outcome) => {
      if (!isShown) return
      if (outcome === null) navigate(consumeReturnPath() ?? paths.friends, { isReplacing: true })
      else setProblem(outcome)
    })
    return () => {
      isShown = false
    }
  }, [])
  return (
    <Sheet className={styles['sheet']}>
      <h1 className={styles['heading']}>{t('session.signIn')}</h1>
      {text !== null && (
        <Alert level="error" live="urgent">
          {text}
        </Alert>
      )}
      {text === null ? (
        <p>{t('session.callback.working')}</p>
      ) : (
        <ButtonLink to={paths.login}>{t('session.callback.again')}</ButtonLink>
      )}
    </Sheet>
  )
}
