import type { Definition } from './define-setting.ts'

/** Values by name from outside: unknown names are kept, so that the settings of other clients survive this one. */
export type RawSettings = Readonly<Record<string, unknown>>

const nothing: RawSettings = {}

/** What was chosen, else what the instance sets, else what is built in. */
export function valueOf<Value>(
  { name, parse, fallback, fromInstance }: Definition<string, Value>,
  chosen: RawSettings,
  instance = nothing,
): Value {
  const read = (raw: RawSettings) => (Object.hasOwn(raw, name) ? parse(raw[name]) : undefined)
  return read(chosen) ?? (fromInstance === true ? read(instance) : undefined) ?? fallback
}
