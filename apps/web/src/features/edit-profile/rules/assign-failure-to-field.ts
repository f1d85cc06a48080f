import type { ApiError, ProfileChange } from '@skein/api'

import { asSentence } from '../../../lib/as-sentence.ts'
import { sentenceOf } from '../../../model/notices.ts'

/** A place in the form that a server can complain of. */
export type FailedPart = 'displayName' | 'note' | 'rows' | 'ttl'

/** What is changed there, and how servers begin a complaint about it, in the words of their models. */
const parts: readonly (readonly [FailedPart, keyof ProfileChange, RegExp])[] = [
  ['displayName', 'displayName', /^(?:display[_ ]?name|name)\b/i],
  ['note', 'note', /^(?:note|bio|summary)\b/i],
  ['rows', 'rows', /^(?:fields?|account fields?|raw[_ ]fields)/i],
  ['ttl', 'statusTtlDays', /^status[_ ]ttl/i],
]

const partOf = (complaint: string): FailedPart | undefined =>
  parts.find(([, , words]) => words.test(complaint))?.[0]

/** Complaints as one sentence each: those by field, or those of Mastodon's "Validation failed: …". */
function complaintsOf({ fields, serverMessage }: ApiError): readonly string[] {
  const byField = Object.entries(fields).flatMap(([field, said]) => said.map((one) => sentenceOf(field, one)))
  if (byField.length > 0) return byField
  const list = /^Validation failed: (.+)$/.exec(serverMessage ?? '')?.[1]
  return list === undefined ? [] : list.split(/, (?=[A-Z])/).map(asSentence)
}

/**
 * Where in the form a refusal belongs, and what it says there; an empty map when nobody can tell. A server that only
 * says no means the one thing that was changed.
 */
export function assignFailureToField(
  error: ApiError,
  change: ProfileChange,
  reason: string,
): ReadonlyMap<FailedPart, string> {
  const tied = complaintsOf(error).flatMap((complaint) => {
    const part = partOf(complaint)
    return part === undefined ? [] : [[part, complaint] as const]
  })
  if (tied.length > 0) return new Map(tied)
  const changed = Object.keys(change)
  const isRefusal = error.status !== null && error.status >= 400 && error.status < 500 && error.status !== 429
  const only = changed.length === 1 && parts.find(([, name]) => name === changed[0])
  return new Map(isRefusal && error.status !== 401 && only ? [[only[0], reason]] : [])
}
