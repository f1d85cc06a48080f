/** Numbers of the server, each with its unit. */

/** Items of a page when the request names none, and at most. */
export const PAGE_DEFAULT = 20
export const PAGE_MAX = 40
/** Milliseconds an idempotency key is remembered. */
export const IDEMPOTENCY_MS = 6 * 60 * 60 * 1000
/** Seconds a token lives: a hundred years. */
export const TOKEN_SECONDS = 3_153_600_000
/** Milliseconds an authorization code and a two-factor challenge live. */
export const CODE_MS = 10 * 60 * 1000
export const MFA_MS = 5 * 60 * 1000
/** Pixels of the longer side of a preview picture. */
export const PREVIEW_PIXELS = 600
/** Milliseconds after which a silent socket is closed. */
export const SOCKET_IDLE_MS = 60_000
/** Milliseconds between two looks for posts and polls that ended. */
export const SWEEP_MS = 5_000
/** Milliseconds a scheduled post must be ahead; one that is nearer is made at once. */
export const SCHEDULE_AHEAD_MS = 5 * 60 * 1000
/** Seconds a captcha may be answered. */
export const CAPTCHA_SECONDS = 300
/** Characters of a post, whoever wrote it: a longer one of another server is dropped, as by Akkoma (`remote_limit`). */
export const REMOTE_TEXT_LIMIT = 100_000
/** Characters of a report's comment. */
export const REPORT_COMMENT_LIMIT = 1000
/** Characters of a name and of what people say of themselves. */
export const NAME_LIMIT = 100
export const BIO_LIMIT = 5000
/** Days a post may be kept before it goes by itself. */
export const STATUS_TTL_DAYS_MAX = 730
/** Extra fields of a profile: how many, characters of a name, characters of a value. */
export const FIELDS_MAX = 10
export const FIELDS_MAX_REMOTE = 20
export const FIELD_NAME_LIMIT = 512
export const FIELD_VALUE_LIMIT = 2048
/** Characters of the name of a frontend, and of a profile of its settings. */
export const PROFILE_NAME_LIMIT = 255
/** Bytes from which a text is worth packing. */
export const COMPRESS_FROM_BYTES = 1024
/** Milliseconds until a backup is ready, and between two of them. */
export const BACKUP_MS = 5_000
export const BACKUP_EVERY_MS = 7 * 24 * 60 * 60 * 1000
/** The last moment that answers can show: years have four digits. Milliseconds since 1970. */
export const LAST_MOMENT_MS = Date.UTC(10_000, 0) - 1
