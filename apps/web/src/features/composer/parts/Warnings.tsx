import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { MediaWarnings } from '../media/MediaWarnings.tsx'
import type { ComposerHandle } from '../use-composer.ts'
import styles from './Warnings.module.css'

/** What went wrong with the form itself and its files. The regions are there before they speak, and say only what is new. */
export function Warnings({ composer }: { composer: ComposerHandle }) {
  'use memo'
  const t = useT()
  const { maxAttachments } = useInstance()
  const { state, dispatch, isDraftKept, reminder, media, errorId, failures } = composer
  const { error, lacks } = state
  const isTooLong = lacks === 'tooLong'
  const isErrorShown = error !== null && !isTooLong
  const isShown = reminder.says !== null || media.leftOut > 0 || isErrorShown
  const failed = state.media.filter(({ failure }) => failure !== null)
  return (
    <>
      <div role="alert" aria-atomic="false" className={isShown ? styles['warnings'] : styles['silent']}>
        {failed.map(({ key, name, failure }) => (
          // Drawn at the file.
          <VisuallyHidden key={key}>{`${name}: ${failure}`}</VisuallyHidden>
        ))}
        {media.leftOut > 0 && (
          <Alert level="warning">
            {t('composer.filesLeftOut', { count: media.leftOut, most: String(maxAttachments) })}
          </Alert>
        )}
        <MediaWarnings composer={composer} />
        {/* Drawn where it is counted. With a key of its own it is said at each press. */}
        {isTooLong && <VisuallyHidden key={`long ${failures}`}>{error}</VisuallyHidden>}
        {isErrorShown && (
          <Alert
            key={`error ${failures}`}
            level="error"
            dismissLabel={t('composer.dismissError')}
            onDismiss={() => dispatch({ type: 'errorDismissed' })}
          >
            <span id={errorId}>{t('composer.error', { reason: error })}</span>
          </Alert>
        )}
      </div>
      <div role="status" className={isDraftKept ? styles['silent'] : undefined}>
        {!isDraftKept && <Alert level="warning">{t('composer.draftNotSaved')}</Alert>}
      </div>
    </>
  )
}
