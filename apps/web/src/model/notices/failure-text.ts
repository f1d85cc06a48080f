import { isApiError, messageKeyOf, type ApiErrorMessageKey } from '@skein/api'
import type { ApiErrorInfo } from '@skein/store'

import type { MessageKey, useT } from '../../i18n/index.ts'
import { asSentence } from '../../lib/as-sentence.ts'
import { clockTime } from '../../lib/written-date.ts'
import { isOutcomeUnknown } from '../uncertain.ts'

const sentences = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  garbage: 'errors.garbage',
  rateLimited: 'errors.rateLimited',
  internalServerError: 'errors.serverError',
  backendNotAvailable: 'errors.backendUnavailable',
  unsupported: 'errors.unsupported',
} as const satisfies Partial<Record<ApiErrorMessageKey, MessageKey>>

const hasSentence = (key: ApiErrorMessageKey): key is keyof typeof sentences => key in sentences

/** "Display name is bad.", from what a server says of a field. [REG-19, REG-20] */
export function sentenceOf(field: string, complaint: string): string {
  const words = (field === 'ap_id' ? 'username' : field).replaceAll('_', ' ')
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return asSentence(`${name} ${complaint.trim()}`)
}

/** What is known of a failed request, thrown or kept in a state. */
export type Failure = Pick<ApiErrorInfo, 'kind' | 'status' | 'serverMessage' | 'retryAt'>

const isFailure = (error: unknown): error is Failure =>
  isApiError(error) || (typeof error === 'object' && error !== null && 'kind' in error && 'retryAt' in error)

function reasonOf(failure: Failure, t: ReturnType<typeof useT>): string {
  const { kind, status, serverMessage } = failure
  // Of a timeline, whose state keeps the failure, the status is told. [ERR-12]
  const isByServer = isApiError(failure) || kind === 'refused'
  if (isByServer && serverMessage !== null && serverMessage !== '') return asSentence(serverMessage)
  const key = messageKeyOf(failure)
  if (hasSentence(key)) return t(sentences[key])
  return status === null ? t('errors.generic') : t('errors.unexpectedStatus', { code: String(status) })
}

/**
 * Why something failed, for the person, in whole sentences: the server's own words when it has some, else the
 * catalogue's; and when it works again, where the server says so, or that nobody knows whether it was done.
 */
export function failureText(error: unknown, t: ReturnType<typeof useT>): string {
  if (!isFailure(error)) return t('errors.generic')
  const reason = reasonOf(error, t)
  if (isOutcomeUnknown(error)) return t('errors.perhapsDone', { reason })
  if (error.retryAt === null) return reason
  return t('errors.reasonRetryAt', { reason, time: clockTime(error.retryAt, document.documentElement.lang) })
}
