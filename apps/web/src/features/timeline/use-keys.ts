import { useEffect, type RefObject } from 'react'

import { lazyModule } from '../../lib/lazy-module.ts'
import { onFirstText, whenFirstTextIsThere } from '../../model/first-text.ts'
import type * as keys from './keys.ts'
import type { AnchoredListHandle } from './list/AnchoredList.tsx'

const code = lazyModule(() => import('./keys.ts'))
onFirstText(code.preload)

/** What is pressed before the code is there waits for it, as all keys that nobody knows yet. */
function registerLater(register: (code: typeof keys) => () => void): () => void {
  const known = code.current()
  if (known !== null) return register(known)
  let isWanted = true
  let stop: () => void = () => undefined
  whenFirstTextIsThere()
    .then(code.fetch)
    .then(
      (loaded) => {
        if (isWanted) stop = register(loaded)
      },
      () => undefined,
    )
  return () => {
    isWanted = false
    stop()
  }
}

/** The keys that move through a list. */
export function useListKeys(listRef: RefObject<AnchoredListHandle | null>, ids: readonly string[]): void {
  useEffect(() => registerLater(({ registerListKeys }) => registerListKeys(listRef, ids)), [listRef, ids])
}

/** The key that shows what waits. */
export function useShowNewKey(showNew: () => void): void {
  useEffect(() => registerLater(({ registerShowNewKey }) => registerShowNewKey(showNew)), [showNew])
}
