import { isApiError } from '@skein/api'

import { asSentence } from '../../../lib/as-sentence.ts'
import { sentenceOf } from '../../../model/notices.ts'
import type { FieldName } from './fields.ts'

/** What a server says is wrong: all of it in sentences, and what belongs to a field of the form. */
export interface Complaints {
  readonly sentences: readonly string[]
  readonly byField: Partial<Record<FieldName, string>>
}

/** Names that servers have for the fields. */
const fieldOf: Readonly<Record<string, FieldName>> = {
  username: 'username',
  nickname: 'username',
  ap_id: 'username',
  fullname: 'fullName',
  name: 'fullName',
  display_name: 'fullName',
  email: 'email',
  bio: 'bio',
  password: 'password',
  confirm: 'confirmation',
  password_confirmation: 'confirmation',
  language: 'language',
  reason: 'reason',
  registration_reason: 'reason',
  captcha: 'captcha',
  captcha_solution: 'captcha',
  captcha_token: 'captcha',
  captcha_answer_data: 'captcha',
  token: 'invite',
}

/** The sentences of `{field: [complaint]}`, in the order of the server. */
export function flattenComplaints(fields: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(fields).flatMap(([field, complaints]) =>
    complaints.map((complaint) => sentenceOf(field, complaint)),
  )
}

function readByField(fields: Readonly<Record<string, readonly string[]>>): Complaints['byField'] {
  const found = new Map<FieldName, string[]>()
  for (const [field, complaints] of Object.entries(fields)) {
    const name = fieldOf[field.toLowerCase()]
    if (name === undefined) continue
    found.set(name, [...(found.get(name) ?? []), ...complaints.map((each) => sentenceOf(field, each))])
  }
  return Object.fromEntries([...found].map(([name, sentences]) => [name, sentences.join(' ')]))
}

/** A refused invitation is told without the name of a field. */
const inviteWords = /^(?:invalid|expired) token$/i

/** What a refused sign-up complains about; null where the failure says nothing of the kind. */
export function readComplaints(error: unknown, hasInvite: boolean): Complaints | null {
  if (!isApiError(error)) return null
  const sentences = flattenComplaints(error.fields)
  if (sentences.length > 0) return { sentences, byField: readByField(error.fields) }
  const { serverMessage } = error
  if (serverMessage === null || !hasInvite || !inviteWords.test(serverMessage)) return null
  const sentence = asSentence(serverMessage)
  return { sentences: [sentence], byField: { invite: sentence } }
}

/** Whether the server takes nobody (any more), which it says in words of its own. */
export function isClosedNow(error: unknown, hasInvite: boolean): boolean {
  return isApiError(error) && !hasInvite && inviteWords.test(error.serverMessage ?? '')
}
