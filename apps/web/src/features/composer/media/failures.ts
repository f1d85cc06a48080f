import { isApiError } from '@skein/api'
import type { useT } from '../../../i18n/index.ts'
import { failureText } from '../../../model/notices.ts'
import { isTransient } from '../../../model/is-transient.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { canShrink, type Refusal } from './rules/admission.ts'
import type { MediaItem, Remedy } from './rules/media-item.ts'

type Translate = ReturnType<typeof useT>
type Failure = Pick<MediaItem, 'failure' | 'remedy'>

/** [ERR-31] What happened, and why. */
const failed = (t: Translate, reason: string, remedy: Remedy | null): Failure => ({
  failure: t('upload.error.because', { reason }),
  remedy,
})

/** A file that is not sent. */
export function refusalText(file: File, refusal: Refusal, t: Translate): Failure {
  if (refusal.kind === 'wrongType') return failed(t, t('upload.error.wrong_type', { type: file.type }), null)
  const sizes = { size: fileSize(file.size), allowed: fileSize(refusal.allowed) }
  return failed(t, t('upload.error.file_too_big', sizes), refusal.canShrink ? 'smaller' : null)
}

/** A file that was sent and did not arrive. */
export function uploadFailure(error: unknown, file: File | null, t: Translate): Failure {
  if (!isApiError(error)) return { failure: t('upload.error.default'), remedy: 'again' }
  const isTooBig = error.status === 413 || error.identifier === 'file_too_large'
  if (isTooBig && file !== null) {
    const size = fileSize(file.size)
    return failed(t, t('upload.error.too_big_here', { size }), canShrink(file) ? 'smaller' : 'again')
  }
  const reason = failureText(error, t)
  const canWait = isTransient(error) && error.retryAt === null
  return canWait
    ? { failure: t('upload.error.becauseLater', { reason }), remedy: 'again' }
    : failed(t, reason, 'again')
}
