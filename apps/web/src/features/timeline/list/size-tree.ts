/** Sizes in a row, with their sums: a Fenwick tree, in which a change and a question take steps as the logarithm. */
export function createSizeTree(sizes: readonly number[]) {
  const { length } = sizes
  // sums[i], counted from 1, is that of the sizes that end with i, as many as its lowest bit says.
  const sums = new Float64Array(length + 1)
  sizes.forEach((size, index) => {
    const own = index + 1
    sums[own] = (sums[own] ?? 0) + size
    const next = own + (own & -own)
    if (next <= length) sums[next] = (sums[next] ?? 0) + (sums[own] ?? 0)
  })
  const highestBit = length === 0 ? 0 : 2 ** Math.floor(Math.log2(length))

  /** The sum of the sizes before this one. */
  const sumBefore = (index: number): number => {
    let sum = 0
    for (let at = Math.max(0, Math.min(index, length)); at > 0; at -= at & -at) sum += sums[at] ?? 0
    return sum
  }
  return {
    total: (): number => sumBefore(length),
    sumBefore,
    /** A size is larger by so much, or smaller. */
    add: (index: number, by: number): void => {
      for (let at = index + 1; at <= length; at += at & -at) sums[at] = (sums[at] ?? 0) + by
    },
    /** The last that begins at or before a sum; 0 before all of them. */
    find: (sum: number): number => {
      let before = 0
      let left = sum
      for (let bit = highestBit; bit > 0; bit >>= 1) {
        const size = sums[before + bit]
        if (before + bit > length || size === undefined || size > left) continue
        before += bit
        left -= size
      }
      return Math.max(0, Math.min(before, length - 1))
    },
  }
}
