/** How long the first paint waits for the configuration before it goes on with defaults, in milliseconds. */
export const CONFIGURATION_WAIT_MS = 3_000

/** How long the first drawing waits for posts that are about to be there, in milliseconds. */
export const FIRST_POSTS_WAIT_MS = 250

/** How long until an unanswered check of the kept token is tried again, in milliseconds. */
export const SESSION_CHECK_RETRY_MS = 20_000
