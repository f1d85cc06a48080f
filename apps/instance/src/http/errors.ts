import type { ErrorHandler } from 'hono'
import { Failure } from '../failure.ts'
import type { Env } from './env.ts'

/** Failures become the answer they describe; anything else is a defect of ours, told as the recorded server tells its own. */
export const answerErrors: ErrorHandler<Env> = (error, c) => {
  if (error instanceof Failure) return c.json(error.body as object, error.status as 400)
  console.error(error)
  return c.json({ errors: { detail: 'Internal server error' } }, 500)
}
