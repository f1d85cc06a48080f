/** The value of a key that must be there. */
export function required<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`"${key}" is used before it exists.`)
  return value
}
