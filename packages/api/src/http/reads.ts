import * as v from 'valibot'
import { malformedAnswer } from './answer.ts'
import type { Answer, Page } from './call.ts'
import { parseLinkHeader } from './link-header.ts'

/** How the body of a good answer is read; the contract tool reads the same schemas strictly. */
export interface Reads<T> {
  /** Schema of the whole body; null when there is nothing to read or it is not JSON. */
  readonly schema: v.GenericSchema<unknown, unknown> | null
  /** What the body is, for tools that look at it from outside. */
  readonly form: 'entity' | 'list' | 'text' | 'nothing'
  /** @throws ApiError of kind `garbage` */
  read(answer: Answer): T
}

function keep<T>(answer: Answer, item: v.GenericSchema<unknown, T>): Pick<Page<T>, 'items' | 'dropped'> {
  // Some servers write an empty list as `null`.
  const rows: unknown = answer.isJson && answer.body === null ? [] : answer.body
  if (!Array.isArray(rows)) throw malformedAnswer(answer)
  const items: T[] = []
  for (const value of rows) {
    const result = v.safeParse(item, value)
    if (result.success) items.push(result.output)
  }
  return { items, dropped: rows.length - items.length }
}

/** One entity. */
export function entity<T>(schema: v.GenericSchema<unknown, T>): Reads<T> {
  return {
    schema,
    form: 'entity',
    read(answer) {
      const result = v.safeParse(schema, answer.body)
      if (!answer.isJson || !result.success) throw malformedAnswer(answer, result.issues)
      return result.output
    },
  }
}

/** A list without paging; bad items are left out. */
export function list<T>(item: v.GenericSchema<unknown, T>): Reads<T[]> {
  return { schema: v.array(item), form: 'list', read: (answer) => keep(answer, item).items }
}

/** A list with cursors in the Link header; bad items are left out and counted. */
export function page<T>(item: v.GenericSchema<unknown, T>): Reads<Page<T>> {
  return {
    schema: v.array(item),
    form: 'list',
    read: (answer) => ({ ...keep(answer, item), ...parseLinkHeader(answer.headers.get('link')) }),
  }
}

/** Only that the server agreed is read: any body but a page of HTML, which comes from something else. */
export const nothing: Reads<void> = {
  schema: null,
  form: 'nothing',
  read(answer) {
    const { body, isJson } = answer
    if (!isJson && typeof body === 'string' && body.trimStart().startsWith('<')) throw malformedAnswer(answer)
  },
}
