import * as v from 'valibot'
import { items, nullableField, text, wire } from '../wire/wire.ts'
import { accountSchema } from './account.ts'

/** Somebody worth following; the reason given is not shown. */
export const suggestionSchema = v.pipe(
  wire({ account: accountSchema, source: nullableField(text), sources: nullableField(items(text)) }),
  v.transform(({ account }) => account),
)
