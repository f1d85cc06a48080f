import type { ApiErrorDetails } from './api-error.ts'

type Said = Pick<ApiErrorDetails, 'identifier' | 'serverMessage' | 'fields'>
type Fields = Record<string, string[]>

const NOTHING: Said = { identifier: null, serverMessage: null, fields: {} }

/** Server words for machines, such as `mfa_required`: no spaces, no capitals. */
const MACHINE_WORD = /^[a-z]+(?:_[a-z]+)+$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** `ap_id` is what the server calls the name that people chose. */
const fieldName = (key: string): string => (key === 'ap_id' ? 'username' : key)

function sentence(complaint: unknown): string | null {
  if (typeof complaint === 'string') return complaint
  if (!isRecord(complaint)) return null
  return (
    textOrNull(complaint['description']) ?? textOrNull(complaint['message']) ?? textOrNull(complaint['error'])
  )
}

/** Complaints by field. A server may name a field as every object has one: `constructor`. */
function byField(complaints: readonly (readonly [key: string, sentences: readonly string[]])[]): Fields {
  const fields = new Map<string, string[]>()
  for (const [key, sentences] of complaints) {
    if (sentences.length === 0) continue
    const name = fieldName(key)
    fields.set(name, [...(fields.get(name) ?? []), ...sentences])
  }
  return Object.fromEntries(fields)
}

const sentencesOf = (complaints: unknown) =>
  [complaints]
    .flat()
    .map(sentence)
    .filter((one) => one !== null)

/** `{field: [complaint]}`, each complaint a text or an object that holds one. */
function readFieldMap(map: Record<string, unknown>): Fields {
  return byField(Object.entries(map).map(([key, complaints]) => [key, sentencesOf(complaints)] as const))
}

/** `[{message, source: {pointer: "/field"}}]`. */
function readPointers(complaints: readonly unknown[]): Fields {
  return byField(
    complaints.flatMap((complaint) => {
      if (!isRecord(complaint) || !isRecord(complaint['source'])) return []
      const key = textOrNull(complaint['source']['pointer'])?.split('/').pop()
      const message = sentence(complaint)
      return key && message ? [[key, [message]] as const] : []
    }),
  )
}

/** Sign-up answers an object that is encoded once more, as a text. */
function readEncodedTwice(error: string): Fields | null {
  if (!error.startsWith('{')) return null
  try {
    const inner: unknown = JSON.parse(error)
    return isRecord(inner) ? readFieldMap(inner) : null
  } catch {
    return null
  }
}

const flatten = (fields: Fields): string | null =>
  Object.entries(fields)
    .flatMap(([key, sentences]) => sentences.map((one) => `${key} ${one}`))
    .join(', ') || null

function readRecord(body: Record<string, unknown>): Said {
  const { error, errors, details } = body
  const word = textOrNull(error)
  const encoded = word === null ? null : readEncodedTwice(word)
  if (encoded)
    return { identifier: textOrNull(body['identifier']), serverMessage: flatten(encoded), fields: encoded }
  const fields = {
    ...(isRecord(error) ? readFieldMap(error) : {}),
    ...(Array.isArray(errors) ? readPointers(errors) : {}),
    ...(isRecord(details) ? readFieldMap(details) : {}),
  }
  const detail = isRecord(errors) ? textOrNull(errors['detail']) : textOrNull(errors)
  return {
    identifier: textOrNull(body['identifier']) ?? (word !== null && MACHINE_WORD.test(word) ? word : null),
    serverMessage:
      textOrNull(body['error_description']) ??
      word ??
      detail ??
      textOrNull(body['message']) ??
      flatten(fields),
    fields,
  }
}

/**
 * What an error body says, in every form that servers use: `{error}`, `{error, identifier}`,
 * `{error: "<JSON>"}`, `{errors: [...]}`, `{errors: {detail}}`, `{error, details}`, a bare text, a list of these.
 */
export function readErrorBody(body: unknown): Said {
  if (Array.isArray(body)) return body.length > 0 ? readErrorBody(body[0]) : NOTHING
  if (isRecord(body)) return readRecord(body)
  const bare = textOrNull(body)
  return bare === null || bare.trimStart().startsWith('<') ? NOTHING : { ...NOTHING, serverMessage: bare }
}
