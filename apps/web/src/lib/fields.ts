/** Whether something of which nobody knows what it is has fields; a list has none. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields of whatever shape. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of something that was stored or sent; none where it has none. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})
