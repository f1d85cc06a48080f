import { findEndpoint } from '../src/endpoints/table.ts'
import { errorOfAnswer } from '../src/http/failure.ts'
import type { ApiError } from '../src/http/api-error.ts'
import type { Answer } from '../src/http/call.ts'
import type { Endpoint } from '../src/http/endpoint.ts'
import { errorBodySchema } from '../src/http/error-wire.ts'
import { checkFrames } from './check-frames.ts'
import { headersOf, type Recording } from './recording.ts'
import { type Findings, parseStrictly } from './strict.ts'

/** What became of one recording. */
export interface Verdict extends Findings {
  readonly name: string
  readonly request: string
  readonly outcome: 'passed' | 'failed' | 'notBuilt'
}

const STREAMING_PATH = '/api/v1/streaming'
const NOTHING_FOUND: Findings = { faults: [], unknownKeys: [], dropped: [] }

const fault = (message: string): Findings => ({ ...NOTHING_FOUND, faults: [message] })

function isHtml(body: unknown): boolean {
  return typeof body === 'string' && body.trimStart().startsWith('<')
}

/** An error must be told in words, unless the server gave none. */
function checkError(error: ApiError, body: unknown): Findings {
  const isSilent = body === null || body === '' || isHtml(body)
  if (isSilent) return NOTHING_FOUND
  const findings = parseStrictly(errorBodySchema, body)
  const isTold =
    error.serverMessage !== null || error.identifier !== null || Object.keys(error.fields).length > 0
  if (!isTold && findings.faults.length === 0) findings.faults.push('(body): the error says nothing')
  return findings
}

/** Servers answer unknown paths outside the API with their front page: to the client that is "not there". */
function checkFrontPage(endpoint: Endpoint<unknown>): Findings {
  return endpoint.pattern.startsWith('/api/')
    ? fault('(body): HTML in the place of JSON')
    : { ...NOTHING_FOUND, dropped: ['(body) (HTML in the place of JSON)'] }
}

function checkGood(endpoint: Endpoint<unknown>, answer: Answer): Findings {
  const { schema } = endpoint.reads
  if (schema && isHtml(answer.body)) return checkFrontPage(endpoint)
  const findings = schema ? parseStrictly(schema, answer.body) : { ...NOTHING_FOUND, faults: [] as string[] }
  if (findings.faults.length + findings.dropped.length > 0) return findings
  try {
    endpoint.reads.read(answer)
  } catch (error) {
    findings.faults.push(`(body): ${error instanceof Error ? error.message : String(error)}`)
  }
  return findings
}

function checkAnswer(endpoint: Endpoint<unknown>, recording: Recording): Findings {
  const { status, body } = recording
  const answer: Answer = {
    status,
    headers: headersOf(recording),
    body,
    isJson: body !== null && !isHtml(body),
  }
  const error = errorOfAnswer(answer, 0)
  return error ? checkError(error, body) : checkGood(endpoint, answer)
}

function checkSocket(recording: Recording): Findings {
  if (recording.frames) return checkFrames(recording.frames)
  const answer: Answer = {
    status: recording.status,
    headers: headersOf(recording),
    body: recording.body,
    isJson: false,
  }
  const error = recording.status === 101 ? null : errorOfAnswer(answer, 0)
  return error ? checkError(error, recording.body) : NOTHING_FOUND
}

/** Reads one recording as the client would, and strictly: a fallback that fires is a failure. */
export function checkRecording(recording: Recording): Verdict {
  const { name, request } = recording
  const [method = '', target = ''] = request.split(' ')
  const isSocket = target.replace(/[?#].*$/, '') === STREAMING_PATH
  const endpoint = isSocket ? null : findEndpoint(method, target)
  if (!isSocket && !endpoint) return { name, request, outcome: 'notBuilt', ...NOTHING_FOUND }
  const findings = endpoint ? checkAnswer(endpoint, recording) : checkSocket(recording)
  return { name, request, outcome: findings.faults.length > 0 ? 'failed' : 'passed', ...findings }
}
