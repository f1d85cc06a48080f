import * as v from 'valibot'

/** How a parse treats what does not fit: tolerant (in the application) or strict (in the contract tool). */
export interface ParseConfig extends v.Config<v.BaseIssue<unknown>> {
  /** Fallbacks do not fire but are reported as issues with their path, and unknown keys too. */
  readonly isStrict?: boolean
}

const isStrict = (config: v.Config<v.BaseIssue<unknown>>): boolean =>
  (config as ParseConfig).isStrict === true

type Run = (
  dataset: v.UnknownDataset,
  config: v.Config<v.BaseIssue<unknown>>,
) => v.OutputDataset<unknown, v.BaseIssue<unknown>>

/** Wraps a schema under another way to run it; valibot adds the path of each issue. */
function wrap<Output>(inner: v.GenericSchema<unknown, unknown>, run: Run): v.GenericSchema<unknown, Output> {
  return { ...inner, type: 'wrapped', '~run': run } as v.GenericSchema<unknown, Output>
}

const runCopy = (
  schema: v.GenericSchema<unknown, unknown>,
  value: unknown,
  config: v.Config<v.BaseIssue<unknown>>,
): v.OutputDataset<unknown, v.BaseIssue<unknown>> => schema['~run']({ value }, config)

/** A value of the wrong type reads as `undefined`, as if it had not been sent. */
export function tolerant<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output | undefined> {
  return wrap(schema, (dataset, config) => {
    const result = runCopy(schema, dataset.value, config)
    return result.issues && !isStrict(config) ? { typed: true, value: undefined } : result
  })
}

/** An optional, tolerant entry of a wire object. */
export function field<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.optional(tolerant(schema))
}

/** Like {@link field}, for what some server sends as null. */
export function nullableField<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.optional(tolerant(v.nullable(schema)))
}

/** A value of the wrong type is converted when `convert` knows how; in a strict parse it is an issue. */
export function converted<Output>(
  schema: v.GenericSchema<unknown, Output>,
  convert: (value: unknown) => unknown,
): v.GenericSchema<unknown, Output> {
  return wrap(schema, (dataset, config) => {
    const result = runCopy(schema, dataset.value, config)
    return result.issues && !isStrict(config) ? runCopy(schema, convert(dataset.value), config) : result
  })
}

/** What comes in thousands is read by hand, in a tenth of the time; a strict parse holds it to its schema all the same. */
export function handWritten<Output>(
  schema: v.GenericSchema<unknown, unknown>,
  quick: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output> {
  return wrap(quick, (dataset, config) => {
    const strictly = isStrict(config) ? runCopy(schema, dataset.value, config) : null
    return strictly?.issues ? strictly : runCopy(quick, dataset.value, config)
  })
}

/** Arrays are objects for valibot; on the wire they are a wrong type. */
const plainObject = (value: unknown): unknown => (Array.isArray(value) ? undefined : value)

/** An object whose other keys do not matter. */
export function looseObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries)
  return wrap<v.InferOutput<v.ObjectSchema<Entries, undefined>>>(schema, (dataset, config) =>
    runCopy(schema, plainObject(dataset.value), config),
  )
}

/** An object of the wire. Keys it does not name are ignored, and named in a strict parse. */
export function wire<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries)
  return wrap<v.InferOutput<v.ObjectSchema<Entries, undefined>>>(schema, (dataset, config) => {
    const input = plainObject(dataset.value)
    const result = runCopy(schema, input, config)
    if (!isStrict(config) || typeof input !== 'object' || input === null) return result
    const unknown = Object.keys(input).filter((key) => !Object.hasOwn(entries, key))
    if (unknown.length === 0) return result
    const issues = unknown.map((key) => unknownKeyIssue(input as Record<string, unknown>, key))
    return { typed: false, value: result.value, issues: [...(result.issues ?? []), ...issues] } as never
  })
}

/** A map from any names to values of one kind; bad values are left out, in a strict parse they are issues. */
export function mapOf<Output>(
  value: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Record<string, Output>> {
  const schema = v.pipe(
    v.record(v.string(), tolerant(value)),
    v.transform((map) =>
      Object.fromEntries(
        Object.entries(map).filter((entry): entry is [string, Output] => entry[1] !== undefined),
      ),
    ),
  )
  return wrap(schema, (dataset, config) => runCopy(schema, plainObject(dataset.value), config))
}

/** A map whose values nobody looks into here. */
export const anyValue = mapOf(v.unknown())

/** Type of the issue that names a key no schema knows; it is a remark, not a failure. */
export const UNKNOWN_KEY = 'unknown_key'

function unknownKeyIssue(input: Record<string, unknown>, key: string): v.BaseIssue<unknown> {
  return {
    kind: 'schema',
    type: UNKNOWN_KEY,
    input: input[key],
    expected: null,
    received: typeof input[key],
    message: `unknown key "${key}"`,
    path: [{ type: 'object', origin: 'key', input, key, value: input[key] }],
  }
}

/** A list whose bad items are left out; in a strict parse they are issues. */
export function items<Output>(item: v.GenericSchema<unknown, Output>): v.GenericSchema<unknown, Output[]> {
  const strictly = v.array(item)
  return wrap(strictly, (dataset, config) => {
    if (isStrict(config) || !Array.isArray(dataset.value)) return runCopy(strictly, dataset.value, config)
    const kept: Output[] = []
    for (const value of dataset.value) {
      const result = runCopy(item, value, config)
      if (!result.issues) kept.push(result.value as Output)
    }
    return { typed: true, value: kept }
  })
}

/** A number; numeric text counts when tolerant. */
export const number = converted(v.number(), (value) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
)

/** An identifier: text, never empty. Servers that send numbers are understood; a strict parse names them. */
export const idText = converted(v.pipe(v.string(), v.nonEmpty()), (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value,
)

/** As {@link idText}, where Akkoma itself sends a number. */
export const numberedId = v.pipe(number, v.safeInteger(), v.transform(String))

export const text = v.string()
export const flag = v.boolean()
