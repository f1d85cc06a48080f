/** One setting: its built-in default, how a stored value is checked, and whether the instance may set its default. */
export interface SettingKind<Value> {
  readonly fallback: Value
  /** Takes a value from storage, a file or the server; undefined when it is none of this kind. */
  readonly parse: (value: unknown) => Value | undefined
  /** The default comes from the instance's configuration where that names the setting. */
  readonly isInstanceDefault: boolean
}

interface Options {
  readonly isInstanceDefault?: boolean
}

function kind<Value>(
  fallback: Value,
  parse: (value: unknown) => Value | undefined,
  { isInstanceDefault = false }: Options = {},
): SettingKind<Value> {
  return { fallback, parse, isInstanceDefault }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function flag(fallback: boolean, options?: Options): SettingKind<boolean> {
  return kind(fallback, (value) => (typeof value === 'boolean' ? value : undefined), options)
}

export function choice<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  options?: Options,
): SettingKind<Choice> {
  return kind<Choice>(choices[0], (value) => choices.find((candidate) => candidate === value), options)
}

/** A whole number; strings of digits are taken too, as forms and old clients store them. */
export function count(fallback: number, least: number, options?: Options): SettingKind<number> {
  const parse = (value: unknown) => {
    const number = typeof value === 'string' ? Number.parseInt(value, 10) : value
    return Number.isInteger(number) ? Math.max(least, number as number) : undefined
  }
  return kind(fallback, parse, options)
}

export function text(fallback: string, options?: Options): SettingKind<string> {
  return kind(fallback, (value) => (typeof value === 'string' ? value : undefined), options)
}

/** A text or nothing at all. */
export function optionalText(options?: Options): SettingKind<string | null> {
  return kind<string | null>(
    null,
    (value) => (typeof value === 'string' && value !== '' ? value : undefined),
    options,
  )
}

export function texts(fallback: readonly string[] = []): SettingKind<readonly string[]> {
  return kind<readonly string[]>(fallback, (value) =>
    Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined,
  )
}

/** Named switches; names that are missing keep their default. */
export function flags<const Name extends string>(
  names: readonly Name[],
): SettingKind<Readonly<Record<Name, boolean>>> {
  const fallback = Object.fromEntries(names.map((name) => [name, true])) as Record<Name, boolean>
  return kind<Readonly<Record<Name, boolean>>>(fallback, (value) => {
    if (!isRecord(value)) return undefined
    const stored = names.filter((name) => typeof value[name] === 'boolean').map((name) => [name, value[name]])
    return { ...fallback, ...(Object.fromEntries(stored) as Partial<Record<Name, boolean>>) }
  })
}

/** Data of others kept as they are: theme objects, highlights. */
export function data(): SettingKind<Readonly<Record<string, unknown>> | null> {
  return kind<Readonly<Record<string, unknown>> | null>(null, (value) =>
    isRecord(value) ? value : undefined,
  )
}
