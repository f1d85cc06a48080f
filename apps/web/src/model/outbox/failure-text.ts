import { ApiError } from '@skein/api'
import type { useT } from '../../i18n/index.ts'
import { failureText } from '../notices/failure-text.ts'
import type { AttemptFailure } from './entries.ts'

/** Why a post was not sent, for its writer. */
export function tryFailureText({ of, ...failure }: AttemptFailure, t: ReturnType<typeof useT>): string {
  if (of === 'files') return t('composer.filesGone')
  if (of === 'descriptions') return t('post_status.media_description_error')
  return failureText(new ApiError({ ...failure, body: null }), t)
}
