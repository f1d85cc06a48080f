/** Reads wire values with a neutral default, and keeps the names of those the server left out. */
export interface Reader {
  readonly absent: readonly string[]
  /** `value`, or `neutral` and a note that `name` is absent. */
  take<T>(name: string, value: T | null | undefined, neutral: T): T
  /** The same for what the server may know to be nothing: null is an answer, undefined is not. */
  takeNullable<T>(name: string, value: T | null | undefined): T | null
}

/** A fresh {@link Reader}, one for each entity. */
export function createReader(): Reader {
  const absent: string[] = []
  return {
    absent,
    take(name, value, neutral) {
      if (value !== undefined && value !== null) return value
      absent.push(name)
      return neutral
    },
    takeNullable(name, value) {
      if (value === undefined) absent.push(name)
      return value ?? null
    },
  }
}
