import * as v from 'valibot'
import { field, text, wire } from '../wire/wire.ts'
import { malformedAnswer } from './answer.ts'
import { ApiError } from './api-error.ts'
import type { Answer } from './call.ts'
import { readErrorBody } from './error-body.ts'
import type { Reads } from './reads.ts'

const agreed = wire({ status: v.literal('success') })
const anyStatus = wire({ status: field(text) })

/**
 * `{"status": "success"}` and nothing else is agreement: calls for the viewer's own account tell of a failure inside a
 * 200 too.
 */
export const success: Reads<void> = {
  schema: agreed,
  form: 'entity',
  read(answer: Answer): void {
    const { body, isJson, status } = answer
    const told = v.safeParse(anyStatus, body)
    if (!isJson || !told.success) throw malformedAnswer(answer)
    if (v.is(agreed, body)) return
    const said = readErrorBody(body)
    const serverMessage = said.serverMessage ?? told.output.status ?? null
    throw new ApiError({ kind: 'refused', status, body, ...said, serverMessage })
  },
}
