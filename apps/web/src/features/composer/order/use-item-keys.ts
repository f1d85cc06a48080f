import { useState } from 'react'

/** As many as there are items: what came from elsewhere stands at the end. */
function fitted(keys: readonly number[], count: number): readonly number[] {
  const missing = Math.max(0, count - keys.length)
  const next = Math.max(-1, ...keys) + 1
  return [...keys.slice(0, count), ...Array.from({ length: missing }, (_, more) => next + more)]
}

/** Keys for items that have none of their own, so that each keeps its controls, and the focus, wherever it goes. */
export function useItemKeys(count: number) {
  const [kept, setKept] = useState<readonly number[]>([])
  const keys = fitted(kept, count)
  return {
    keys,
    insert: (index: number) => setKept(keys.toSpliced(index, 0, Math.max(-1, ...keys) + 1)),
    remove: (index: number) => setKept(keys.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      setKept(keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1))),
  }
}
