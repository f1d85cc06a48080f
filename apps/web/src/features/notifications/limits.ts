export const limits = {
  /** ms from one look to the next [LIM-01]. */
  pollMs: 20_000,
  /** Notifications of each look at the newest [NOTIF-10]. */
  firstPageSize: 30,
  /** Notifications of each step down [NOTIF-10]. */
  olderPageSize: 20,
  /** ms in which mentions that arrive are spoken of once. */
  mentionQuietMs: 30_000,
} as const
