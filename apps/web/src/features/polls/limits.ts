/** How often the poll on screen is asked for again, milliseconds. [POLL-07] */
export const refetchMs = 30_000

/** Polls of which it is remembered what was ticked and not sent, polls. */
export const rememberedPolls = 100
