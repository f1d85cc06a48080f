export interface Calm<Item> {
  add(items: readonly Item[]): void
  /** What waits is not told any more. */
  stop(): void
}

/**
 * Tells of what comes: of the first at once, then at most once in so many milliseconds of all that came meanwhile.
 * `tell` says whether there was anything to tell.
 */
export function calmly<Item>(tell: (items: readonly Item[]) => boolean, quietMs: number): Calm<Item> {
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
      if (timer === undefined) flush()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
