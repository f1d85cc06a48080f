import { isScopeOpenToNewFollowers } from '@skein/store'
import { useT } from '../../../i18n/index.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ComposerHandle } from '../use-composer.ts'

/** What stands between a writer and what was meant, and what went wrong. */
export function Warnings({ composer }: { composer: ComposerHandle }) {
  'use memo'
  const t = useT()
  const { state, dispatch, viewer, isDraftKept } = composer
  const markSensitive = (
    <Button
      size="small"
      variant="ghost"
      onClick={() => dispatch({ type: 'sensitiveSet', isSensitive: true })}
    >
      {t('composer.markSensitive')}
    </Button>
  )
  return (
    <>
      {state.subject !== '' && state.media.length > 0 && !state.isSensitive && (
        <Alert level="warning" role="status" action={markSensitive}>
          {t('composer.filesStillShow')}
        </Alert>
      )}
      {isScopeOpenToNewFollowers(state.scope, viewer?.isLocked ?? false) && (
        <Alert level="warning" role="status">
          {t('composer.notLocked')}
        </Alert>
      )}
      {!isDraftKept && (
        <Alert level="warning" role="status">
          {t('composer.draftNotSaved')}
        </Alert>
      )}
      {state.error !== null && (
        <Alert
          level="error"
          role="alert"
          dismissLabel={t('composer.dismissError')}
          onDismiss={() => dispatch({ type: 'errorDismissed' })}
        >
          {t('composer.error', { reason: state.error })}
        </Alert>
      )}
    </>
  )
}
