/** Where a value stands in a JSON value. */
export type Path = readonly (string | number)[]

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null

/** Every place in a value but its root. */
export function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (!isBranch(value)) return
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key
    yield* pathsOf((value as Record<string, unknown>)[key], [...path, step])
  }
}

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (isBranch(value) ? (value as Record<string | number, unknown>)[step] : undefined),
    root,
  )

/** A copy with another value at one place; `undefined` takes the key out. */
export function replaceAt(root: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(root)
  const last = path.at(-1)
  const parent = valueAt(copy, path.slice(0, -1))
  if (last === undefined || !isBranch(parent)) return value
  if (value === undefined && !Array.isArray(parent)) delete parent[last]
  else (parent as Record<string | number, unknown>)[last] = value
  return copy
}

/** The item at a number of any size, counted round and round. */
export function pick<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
