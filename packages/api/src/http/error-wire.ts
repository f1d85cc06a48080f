import * as v from 'valibot'
import { anyValue, field, items, looseObject, mapOf, nullableField, text, wire } from '../wire/wire.ts'

const complaintWire = wire({
  title: nullableField(text),
  message: nullableField(text),
  source: nullableField(wire({ pointer: nullableField(text) })),
})

const complaints = items(complaintWire)
const detail = wire({ detail: text })

const errorWire = looseObject({
  error: field(v.lazy((error) => (typeof error === 'object' ? mapOf(items(text)) : text))),
  error_description: nullableField(text),
  errors: field(v.lazy((errors) => (Array.isArray(errors) ? complaints : detail))),
  identifier: nullableField(text),
  mfa_token: nullableField(text),
  supported_challenge_types: nullableField(text),
  details: nullableField(anyValue),
})

/** The forms of error bodies, for strict parsing; the client itself takes them as they come. */
export const errorBodySchema = v.lazy((body): v.GenericSchema<unknown, unknown> => {
  if (Array.isArray(body)) return v.array(errorWire)
  return typeof body === 'string' || body === null ? v.nullable(text) : errorWire
})
