import * as v from 'valibot'
import { field, items, wire } from '../wire/wire.ts'
import { statusSchema } from './status.ts'

/** What stands above and below a status in its thread. */
export const contextSchema = v.pipe(
  wire({ ancestors: field(items(statusSchema)), descendants: field(items(statusSchema)) }),
  v.transform(({ ancestors, descendants }) => ({
    ancestors: ancestors ?? [],
    descendants: descendants ?? [],
  })),
)

export type Context = v.InferOutput<typeof contextSchema>
