/** Milliseconds until a request without an answer counts as failed. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Items of a page of a timeline or list [TL-21]. */
export const PAGE_SIZE = 20

/** Notifications that one request dismisses: their ids stand in its address, which servers take up to 8 kB of. */
export const DISMISSED_AT_ONCE = 100

/** Characters of a post where the server does not say [BOOT-07]. */
export const DEFAULT_TEXT_LIMIT = 5000

/** Poll limits where the server does not say [LIM-13]: options, characters, seconds, seconds. */
export const DEFAULT_POLL_LIMITS = {
  maxOptions: 4,
  maxOptionChars: 255,
  minExpiration: 60,
  maxExpiration: 86_400,
} as const

/** Milliseconds between two pings on an open socket [RT-10]. */
export const SOCKET_PING_MS = 30_000

/** Milliseconds in which a ping is answered, by whatever the server sends; after that the line is dead. */
export const SOCKET_PONG_MS = 10_000

/** Milliseconds of silence after which a socket whose server answers no ping is looked after in another way. */
export const SOCKET_SILENCE_MS = 60_000

/** After how many failures of a socket that was never open the server is asked whether it has such a thing. */
export const SOCKET_TRIES_PER_LOOK = 10

/** Milliseconds before the first new try after a socket broke [RT-06]. */
export const SOCKET_RETRY_MS = 1000

/** The most that {@link SOCKET_RETRY_MS} is multiplied by [RT-07]. */
export const SOCKET_RETRY_MULTIPLIER_MAX = 3
