/** Whether all generated cases run, or only those of `npm test`: see docs/testing.md. */
export const isThorough = process.env['SKEIN_THOROUGH'] !== undefined

/** How many times slower than two idle cores a machine may be. Every limit below is a time on two idle cores × this. */
const SLOWDOWN = Number(process.env['SKEIN_SLOWDOWN'] ?? 5)

/** Limit of one wait: for a condition, a press or a page, ms. */
export const WAIT_MS = 20_000 * SLOWDOWN

/** Limit for what a worker or a journey needs first: an instance with its world, accounts, a built client, ms. */
export const SET_UP_MS = 60_000 * SLOWDOWN

/** Limit of one journey, ms. Each wait has its own limit, so this only ends a journey that loops. */
export const JOURNEY_MS = 240_000 * SLOWDOWN * (isThorough ? 6 : 1)
