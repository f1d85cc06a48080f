/** What the measures are held to: sizes, counts, and ratios within one run. Never seconds: machines differ. */
export const limits = {
  /** Scripts and style sheets without which the first post cannot be read. */
  firstViewFiles: 6,
  /** Their bytes after brotli. */
  firstViewBytes: 115_000,
  /** Elements in the page while a long timeline is scrolled to its end. */
  elements: 2000,
  /** The longest task in the last quarter of that way, to the one in the first quarter: no work may grow with the list. */
  taskRatio: 2,
  /** Memory after the last pass over the whole list, to that after the first. */
  memoryRatio: 1.2,
  /** Work for showing a thread of 500 posts, to that for one of 50. */
  threadRatio: 4,
} as const

/** How much slower than it is the processor acts. */
export const SLOWDOWN = 4
/** Ways from the end of the list to its start and back. */
export const PASSES = 5
/** Times each thread is opened; the middle one counts. */
export const THREAD_RUNS = 3
/** Posts of the short thread. */
export const SHORT_THREAD = 50
