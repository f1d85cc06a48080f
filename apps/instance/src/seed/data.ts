import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const FOLDER = new URL('../../seed/', import.meta.url)

/** The path of a file of the seeded worlds; `name` counts from their folder. */
export function dataFile(name: string): URL {
  return new URL(name, FOLDER)
}

/** Reads a JSON file of the seeded worlds; what is wrong in it is said with its name and place. */
export function readData<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(dataFile(name), 'utf8'))
  } catch (error) {
    throw new Error(`seed/${name} cannot be read: ${String(error)}`, { cause: error })
  }
  const { success, output, issues } = v.safeParse(schema, content)
  if (success) return output
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  throw new Error(`seed/${name} is wrong at ${faults.join('; ')}`)
}
