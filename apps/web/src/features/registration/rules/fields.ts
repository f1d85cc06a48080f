import { fieldsOf } from '../../../lib/fields.ts'

/** What somebody who signs up types; the answer to the captcha is apart, as it goes with its picture. */
export interface SignUpFields {
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly bio: string
  readonly password: string
  readonly confirmation: string
  readonly language: string
  readonly reason: string
}

/** Everything of the form that can be wrong. */
export type FieldName = keyof SignUpFields | 'captcha' | 'invite'

export const emptyFields: SignUpFields = {
  username: '',
  fullName: '',
  email: '',
  bio: '',
  password: '',
  confirmation: '',
  language: '',
  reason: '',
}

const secrets: ReadonlySet<string> = new Set(['password', 'confirmation'])

/** What may be stored: never the passwords. */
export function withoutSecrets(fields: SignUpFields): Partial<SignUpFields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.has(name)))
}

/** Fields of what was stored, whatever it is. */
export function readFields(stored: unknown): SignUpFields {
  const known = Object.entries(fieldsOf(stored)).filter(
    ([name, value]) => Object.hasOwn(emptyFields, name) && !secrets.has(name) && typeof value === 'string',
  )
  return { ...emptyFields, ...(Object.fromEntries(known) as Partial<SignUpFields>) }
}
