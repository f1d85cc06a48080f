/** How often the poll on screen is asked for again, milliseconds. [POLL-07] */
export const refetchMs = 30_000
