import { isApiError, type ApiError } from '@skein/api'
import type { MessageKey, useT } from '../i18n/index.ts'
import { asSentence } from '../lib/as-sentence.ts'
import { clockTime } from '../lib/written-date.ts'

const sentences: Readonly<Record<string, MessageKey>> = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  garbage: 'errors.garbage',
  rateLimited: 'errors.rateLimited',
  internalServerError: 'errors.serverError',
  backendNotAvailable: 'errors.backendUnavailable',
  unsupported: 'errors.unsupported',
}

/** "Display name is bad.", from what a server says of a field. [REG-19, REG-20] */
export function sentenceOf(field: string, complaint: string): string {
  const words = (field === 'ap_id' ? 'username' : field).replaceAll('_', ' ')
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return asSentence(`${name} ${complaint.trim()}`)
}

function reasonOf(error: ApiError, t: ReturnType<typeof useT>): string {
  if (error.serverMessage !== null && error.serverMessage !== '') return error.serverMessage
  const sentence = sentences[error.messageKey]
  if (sentence !== undefined) return t(sentence as 'errors.network')
  return error.status === null
    ? t('errors.generic')
    : t('errors.unexpectedStatus', { code: String(error.status) })
}

/**
 * Why something failed, for the person, in whole sentences: the server's own words when it has some, else the
 * catalogue's; and when it works again, where the server says so.
 */
export function failureText(error: unknown, t: ReturnType<typeof useT>): string {
  if (!isApiError(error)) return t('errors.generic')
  const reason = asSentence(reasonOf(error, t))
  return error.retryAt === null
    ? reason
    : t('errors.reasonRetryAt', { reason, time: clockTime(error.retryAt, document.documentElement.lang) })
}
