/** A small seeded source of chance, so that the same seed makes the same world on every machine. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both inclusive. */
  integer(low: number, high: number): number
  /** True with the given probability (0–1). */
  chance(probability: number): boolean
  /** One item of a list that must not be empty. */
  pick<Item>(items: readonly Item[]): Item
  /** A new list with up to `count` different items, in chance order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
}

/** Turns a text such as a picture's name into a seed. */
export function seedFrom(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** A stream of chance that depends on nothing but `seed`. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }

  function integer(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1))
  }

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined) throw new Error('Cannot pick from an empty list.')
    return item
  }

  function sample<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items]
    const taken: Item[] = []
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(integer(0, rest.length - 1), 1))
    return taken
  }

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    integer,
    chance: (probability) => next() < probability,
    pick,
    sample,
  }
}
