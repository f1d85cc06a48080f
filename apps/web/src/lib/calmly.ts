export interface Calm<Item> {
  add(items: readonly Item[]): void
  /** What waits is not told any more. */
  stop(): void
}

interface CalmTimes {
  /** So long after the first others may come, which are told together with it, milliseconds. */
  readonly gatherMs: number
  /** So long nothing is told after something was, milliseconds. */
  readonly quietMs: number
}

/**
 * Tells of what comes: of what comes together once, and then at most once in so long of all that came meanwhile.
 * `tell` says whether there was anything to tell.
 */
export function calmly<Item>(
  tell: (items: readonly Item[]) => boolean,
  { gatherMs, quietMs }: CalmTimes,
): Calm<Item> {
  let waiting: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    timer = undefined
    const items = waiting
    waiting = []
    if (items.length > 0 && tell(items)) timer = setTimeout(flush, quietMs)
  }

  return {
    add(items) {
      waiting.push(...items)
      timer ??= setTimeout(flush, gatherMs)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
