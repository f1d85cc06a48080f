import * as v from 'valibot'
import { items, text, wire } from '../wire/wire.ts'

/** The handles of other accounts that somebody said are theirs too. */
export const aliasesSchema = v.pipe(
  wire({ aliases: items(v.pipe(text, v.nonEmpty())) }),
  v.transform(({ aliases }) => aliases),
)
