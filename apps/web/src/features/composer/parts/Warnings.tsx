import { useT } from '../../../i18n/index.ts'
import { useInstance } from '../../../model/instance.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Announcement } from '../../../ui/spoken.tsx'
import type { ComposerHandle } from '../use-composer.ts'
import styles from './Warnings.module.css'

/** What went wrong with the form itself and its files. */
export function Warnings({ composer }: { composer: ComposerHandle }) {
  const t = useT()
  const { maxAttachments } = useInstance().limits
  const { state, dispatch, isDraftKept, reminder, media, errorId, failures } = composer
  const { error, lacks } = state
  const isTooLong = lacks === 'tooLong'
  const isErrorShown = error !== null && !isTooLong
  const isShown = reminder.says !== null || media.leftOut > 0 || isErrorShown
  const failed = state.media.filter(({ failure }) => failure !== null)
  return (
    <>
      <div className={isShown ? styles['warnings'] : styles['silent']}>
        {failed.map(({ key, name, failure }) => (
          // Drawn at the file.
          <Announcement
            key={key}
            words={t('composer.fileFailed', { name, failure: failure ?? '' })}
            live="urgent"
          />
        ))}
        {media.leftOut > 0 && (
          <Alert level="warning" live="urgent">
            {t('composer.filesLeftOut', { count: media.leftOut, most: String(maxAttachments) })}
          </Alert>
        )}
        <MediaWarnings composer={composer} />
        {/* Drawn where it is counted. With a key of its own it is said at each press. */}
        {isTooLong && error !== null && <Announcement key={`long ${failures}`} words={error} live="urgent" />}
        {isErrorShown && (
          <Alert
            key={`error ${failures}`}
            level="error"
            live="urgent"
            dismissLabel={t('common.dismissError')}
            onDismiss={() => dispatch({ type: 'errorDismissed' })}
          >
            <span id={errorId}>{t('composer.error', { reason: error })}</span>
          </Alert>
        )}
      </div>
      {!isDraftKept && (
        <Alert level="warning" live="polite">
          {t('composer.draftNotSaved')}
        </Alert>
      )}
    </>
  )
}

/** That files have no description, before they go without one. */
function MediaWarnings({ composer }: { composer: ComposerHandle }) {
  const t = useT()
  const { says, count } = composer.reminder
  if (says === null) return null
  const goOn = (
    <Button size="small" variant="ghost" onClick={() => void composer.submit({ isAnyway: true })}>
      {t('composer.postAnyway')}
    </Button>
  )
  return says === 'remind' ? (
    <Alert level="warning" live="urgent" action={goOn}>
      {t('composer.undescribed', { count })}
    </Alert>
  ) : (
    <Alert level="error" live="urgent">
      {t('composer.mustDescribe', { count })}
    </Alert>
  )
}
