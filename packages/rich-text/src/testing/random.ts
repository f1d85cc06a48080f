/** Numbers from 0 to 1 that are the same for the same seed. */
export interface Random {
  (): number
  /** A whole number from 0 to `below - 1`. */
  int(below: number): number
  pick<Value>(list: readonly Value[]): Value
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number): number => Math.floor(next() * below)
  return Object.assign(next, {
    int,
    pick: <Value>(list: readonly Value[]): Value => list[int(list.length)] as Value,
  })
}
