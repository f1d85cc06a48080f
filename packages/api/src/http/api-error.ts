/** What kind of failure: the way to the server, its answer, or what it said. */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  /** HTML, half a JSON or nothing where JSON belongs, or an entity without identity. */
  | 'garbage'
  /** `{error}` inside a 200. */
  | 'refused'
  /** Nothing was sent: the server has no such thing, and would have done something else. */
  | 'unsupported'

/** Which sentence of the catalogue tells of a failure; the interface translates it. */
export type ApiErrorMessageKey =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'garbage'
  | 'rateLimited'
  | 'internalServerError'
  | 'backendNotAvailable'
  | 'unexpectedStatus'
  | 'refused'
  | 'unsupported'

/** Everything known about a failure, as plain data. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind
  readonly status: number | null
  /** The server's word for machines, such as `mfa_required` or `missing_confirmed_email`. */
  readonly identifier: string | null
  /** The server's own sentence. */
  readonly serverMessage: string | null
  /** Complaints by field, as sign-up gives them. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** When to try again, in milliseconds since 1970, where the server says. */
  readonly retryAt: number | null
  readonly body: unknown
}

const STATUS_KEYS: Readonly<Record<number, ApiErrorMessageKey>> = {
  429: 'rateLimited',
  500: 'internalServerError',
  503: 'backendNotAvailable',
}

/** Which sentence tells of a failure [ERR-12]. */
export function messageKeyOf({ kind, status }: Pick<ApiErrorDetails, 'kind' | 'status'>): ApiErrorMessageKey {
  return kind === 'http' ? (STATUS_KEYS[status ?? 0] ?? 'unexpectedStatus') : kind
}

const MESSAGES: Readonly<Record<Exclude<ApiErrorMessageKey, 'unexpectedStatus'>, string>> = {
  network: 'The server cannot be reached',
  timeout: 'The server takes too long to answer',
  aborted: 'The request was cancelled',
  garbage: 'The server gave an answer that cannot be read',
  rateLimited: 'You are rate limited',
  internalServerError: 'Internal Server Error',
  backendNotAvailable: 'The backend is not available',
  refused: 'The server refused',
  unsupported: 'The server cannot do this',
}

function messageOf(key: ApiErrorMessageKey, { status, serverMessage }: ApiErrorDetails): string {
  if (key === 'unexpectedStatus') return `Unexpected status: ${status}`
  return (key === 'refused' ? serverMessage : null) ?? MESSAGES[key]
}

/**
 * A failed request. `message` is the sentence of the error catalogue in English; the interface
 * translates `messageKey` (with `status`), and may prefer `serverMessage`.
 */
export class ApiError extends Error implements ApiErrorDetails {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number | null
  readonly identifier: string | null
  readonly serverMessage: string | null
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly retryAt: number | null
  readonly body: unknown
  readonly messageKey: ApiErrorMessageKey

  constructor(details: Pick<ApiErrorDetails, 'kind'> & Partial<ApiErrorDetails>, options?: ErrorOptions) {
    const whole: ApiErrorDetails = {
      status: null,
      identifier: null,
      serverMessage: null,
      fields: {},
      retryAt: null,
      body: null,
      ...details,
    }
    const messageKey = messageKeyOf(whole)
    super(messageOf(messageKey, whole), options)
    this.messageKey = messageKey
    this.kind = whole.kind
    this.status = whole.status
    this.identifier = whole.identifier
    this.serverMessage = whole.serverMessage
    this.fields = whole.fields
    this.retryAt = whole.retryAt
    this.body = whole.body
  }
}

/** Whether something thrown is a failed request, and of which kind when asked. */
export function isApiError(thrown: unknown, kind?: ApiErrorKind): thrown is ApiError {
  return thrown instanceof ApiError && (kind === undefined || thrown.kind === kind)
}
