export const limits = {
  /** ms from one look to the next [LIM-01]. */
  pollMs: 20_000,
  /** Notifications that are shown at first [NOTIF-10]. */
  shownAtFirst: 30,
  /** Notifications of each request, and of each step down [API-30] [NOTIF-10]. */
  pageSize: 20,
  /** Notifications that are kept for when there is no network. */
  keptSize: 60,
  /** ms from one look at the thread of what waits for somebody’s reply to the next. */
  threadLookMs: 15 * 60_000,
  /** ms in which others may follow the first mention that arrives, and are spoken of with it. */
  mentionGatherMs: 2_500,
  /** ms in which mentions that arrive are spoken of once. */
  mentionQuietMs: 30_000,
  /** CSS px that a finger takes a row of what there is to do along before it counts. */
  rowSwipePx: 72,
  /** ms in which a row that is done with fades; then those below close up. */
  rowFadeMs: 140,
  /** ms in which rows close up, and in which one that was let go early is back. */
  rowMoveMs: 220,
} as const
