import { useT } from '../../../i18n/index.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { MediaWarnings } from '../media/MediaWarnings.tsx'
import type { ComposerHandle } from '../use-composer.ts'

/** What went wrong with the form itself. */
export function Warnings({ composer }: { composer: ComposerHandle }) {
  'use memo'
  const t = useT()
  const { state, dispatch, isDraftKept } = composer
  return (
    <>
      <MediaWarnings composer={composer} />
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
