import type { Answer } from './call.ts'
import type { Reads } from './reads.ts'

/** JSON as it is; left out is only the name that would change what all objects have. */
const parseWhole = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => (name === '__proto__' ? undefined : value))

const wholeBody = ({ body, isJson, text }: Answer): unknown =>
  isJson && text !== undefined ? parseWhole(text) : body

/**
 * Reads what the viewer's own clients wrote and will write again: nothing in it may be cut off, however long or deep,
 * where the texts and lists of others have bounds (`wire/bounds.ts`).
 */
export function untouched<T>(reads: Reads<T>): Reads<T> {
  return { ...reads, read: (answer) => reads.read({ ...answer, body: wholeBody(answer) }) }
}
