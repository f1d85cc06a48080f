import { useEffect, useState, type RefObject } from 'react'

import type * as late from './late.ts'
import { withLateCode } from './late-code.ts'
import type { FeedHandle } from './list/feed-handle.ts'

/** The keys that move through a list. */
export function useListKeys(listRef: RefObject<FeedHandle | null>, ids: readonly string[]): void {
  useEffect(() => withLateCode(({ registerListKeys }) => registerListKeys(listRef, ids)), [listRef, ids])
}

/**
 * The key that shows what waits; what is pressed before its code is there waits for it, as all keys nobody knows yet.
 * Answers with the parts that come later, as soon as they are there.
 */
export function useWaysToNew(showNew: () => void): typeof late.LazyTimelineParts | null {
  const [code, setCode] = useState<typeof late | null>(null)
  useEffect(
    () =>
      withLateCode((loaded) => {
        setCode(loaded)
        return loaded.registerShowNewKey(showNew)
      }),
    [showNew],
  )
  return code && code.LazyTimelineParts
}
