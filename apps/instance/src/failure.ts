/** An answer that is not a success: commands and routes throw it, the app writes it. */
export class Failure extends Error {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(typeof body === 'string' ? body : JSON.stringify(body))
    this.name = 'Failure'
    this.status = status
    this.body = body
  }
}

/** `{"error": message}`, the usual form. */
export const failure = (status: number, message: string, more: Record<string, unknown> = {}): Failure =>
  new Failure(status, { error: message, ...more })

/** What is undone was not done: the recorded server refuses that for some acts. */
export function requireDone(wasDone: boolean, message: string): void {
  if (!wasDone) throw failure(400, message)
}

export const notFound = (): Failure => failure(404, 'Record not found')

export const accountNotFound = (): Failure => failure(404, "Can't find user")

/** The form in which the recorded server lets its own defects show. */
export const internalError = (status = 500): Failure =>
  new Failure(status, { errors: { detail: 'Internal server error' } })

const badField = (name: string, message: string, error = `${message}.`): Failure =>
  new Failure(400, {
    error,
    errors: [{ message, source: { pointer: `/${name}` }, title: 'Invalid value' }],
  })

export const missingField = (name: string): Failure => badField(name, `Missing field: ${name}`)

/** @param kind of the value that belongs there */
export const invalidField = (name: string, kind: string): Failure => badField(name, `Invalid ${kind}`)

/**
 * What the recorded server says of a type that it does not convert.
 * @param expected type of the value that belongs there
 * @param given type of the value that came
 */
export const wrongType = (name: string, expected: string, given: string): Failure => {
  const message = `Invalid ${expected}. Got: ${given}`
  return badField(name, message, `${name} - ${message}.`)
}
